/** What a trait of the playstyle rests on: a share to the whole percent with its sign; what is small keeps its decimals. */
export function traitFigure(figure: number, unit: string): string {
  const of = unit.match(/^percent (.*)$/)?.[1]
  return of === undefined ? `${figure} ${unit}` : `${Math.round(figure)}\u00a0% ${of}`
}
