const labels: Readonly<Record<string, string>> = { H: 'Hybrid', P: 'Petrol', D: 'Diesel', E: 'Electric' }

/** Returns the label of a fuel type; a longer text stays as it is. Source: requirements D-107 and D-108. */
export const fuelLabel = (fuelType: string): string =>
  labels[fuelType.trim().toUpperCase()] ?? fuelType.trim()
