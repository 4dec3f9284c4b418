/** After `g` the next letter names a screen, for this long. */
export const LETTER_WAIT_MS = 1_500

/** A field, an editable text, or anything inside an open dialog keeps its keys. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], dialog') !== null
}
