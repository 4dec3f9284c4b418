/** What a choice leaves to the fill: four counts packed into one integer; loads of single pieces simply add up. */
export const LOAD_MAJOR = 1
export const LOAD_MINOR = 1 << 3
export const LOAD_ARTIFICE = 1 << 6
export const LOAD_DUMP = 1 << 9
export const majorsOf = (load: number) => load & 7
export const minorsOf = (load: number) => (load >> 3) & 7
export const artificeOf = (load: number) => (load >> 6) & 7
export const dumpsOf = (load: number) => (load >> 9) & 7
