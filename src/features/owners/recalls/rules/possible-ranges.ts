import { serialLengths } from './vehicle-ranges.ts'
import type { Vin } from './vin.ts'

/** A way to read a VIN: where its prefix ends and its serial number begins. */
type PossibleRange = { readonly prefix: string; readonly serial: number }

/** Returns every way to read a VIN as a prefix and a serial number, which has digits only: at most five. */
export function possibleRanges(vin: Vin): PossibleRange[] {
  const readings: PossibleRange[] = []
  for (let digits = serialLengths.min; digits <= serialLengths.max; digits++) {
    const serial = vin.slice(-digits)
    if (/^\d+$/.test(serial)) readings.push({ prefix: vin.slice(0, -digits), serial: Number(serial) })
  }
  return readings
}
