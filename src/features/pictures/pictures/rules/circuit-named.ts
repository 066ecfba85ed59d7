import type { Artwork } from '../picture.ts'
import { circuits } from './subjects.ts'

type CircuitName = Extract<Artwork, { subject: 'circuit' }>['circuit']

/** A circuit that can be drawn, with its name for visitors and the alt text of its drawing. */
export type NamedCircuit = { readonly circuit: CircuitName; readonly label: string; readonly alt: string }

/** Returns the circuit of a stored name; null for a missing or unknown one. */
export function circuitNamed(name: string | null | undefined): NamedCircuit | null {
  if (!name || !Object.hasOwn(circuits, name)) return null
  const circuit = name as CircuitName
  return { circuit, ...circuits[circuit] }
}
