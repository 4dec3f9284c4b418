/** The enhanced twin of a plug, by the plain plug's hash. */
export type Twins = Map<number, number>
