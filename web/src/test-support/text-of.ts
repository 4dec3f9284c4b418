/** What an element says, with a single space for each gap. */
export const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
