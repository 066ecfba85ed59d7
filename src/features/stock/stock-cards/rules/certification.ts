export type Certification = 'programme' | 'manufacturer'

/**
 * Returns who certified a vehicle: the used-car programme (`twab`), the manufacturer (`twa1`), or null.
 *
 * Source: requirements D-099 to D-101.
 */
export function certificationOf(certification: string): Certification | null {
  const code = certification.trim().toLowerCase()
  return code === 'twab' ? 'programme' : code === 'twa1' ? 'manufacturer' : null
}

/** Returns whether a vehicle is a demonstration model. Source: requirement D-098. */
export const isDemo = (salesType: string): boolean => salesType.trim().toLowerCase() === 'demo'
