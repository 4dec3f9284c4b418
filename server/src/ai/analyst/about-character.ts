/** "Tell me about my titan": a whole question about one character. */
const ABOUT =
  /^(?:(?:so|ok|hey|please|now|and) )*(?:tell me (?:more |everything )?about|what (?:can you (?:say|tell me)|do you know) about|how is|how are|describe|summari[sz]e|show(?: me)?|(?:give me )?an? (?:overview|summary) of|overview of|summary of) (?:my |the )?_class_(?: character| doing| look(?:ing)?)?$/

/** Expects a question in which classes are placeholders. */
export const asksAboutCharacter = (shape: string): boolean => ABOUT.test(shape)
