/** Labels of the codes of feeds. Source: requirement D-243; decision D-6. */
const labels: Readonly<Record<string, string>> = {
  'H/B': 'Hatchback',
  'S/W': 'Station Wagon',
  'S/D': 'Sedan',
  MPV: 'Passenger Vehicle',
  'P/V': 'Passenger Vehicle',
  'C/B': 'Convertible',
  SAV: 'SUV',
  'D/C': 'Double Cab',
  'S/C': 'Single Cab',
  'X/O': 'Cross',
  'B/S': 'Mini Bus',
}

/** Every label of a known body type, once each. */
export const bodyTypeLabels: readonly string[] = [...new Set(Object.values(labels))]

/** Returns the label of a body type; an unknown one stays as the feed spells it. */
export const bodyTypeLabel = (code: string): string => labels[code.trim().toUpperCase()] ?? code.trim()

/** Returns every spelling of a body type with the same label, in capitals; none for an empty one. */
export function bodyTypeSpellings(code: string): string[] {
  const label = bodyTypeLabel(code)
  const codes = Object.keys(labels).filter((known) => labels[known] === label)
  return label === '' ? [] : [...codes, label.toUpperCase()]
}
