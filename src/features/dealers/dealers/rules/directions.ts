import type { Coordinates } from '#features/site/places/rules.ts'

/** Returns the address of directions to a point at a maps service. Source: requirement D-264. */
export function directionsAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
