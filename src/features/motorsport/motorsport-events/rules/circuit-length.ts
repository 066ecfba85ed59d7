const noBreakSpace = '\u00a0'

/** Formats the length of a circuit, in metres, as kilometres with three decimals: `4,522 km`. */
export function circuitLength(metres: number): string {
  const kilometres = Math.floor(metres / 1000)
  const rest = String(metres % 1000).padStart(3, '0')
  return `${kilometres},${rest}${noBreakSpace}km`
}
