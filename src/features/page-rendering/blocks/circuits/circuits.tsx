import type { BlockView } from '#features/blocks/index.ts'
import { circuitNamed } from '#features/pictures/index.ts'
import { CircuitFeature } from './circuit-feature.tsx'
import type { DrawnCircuit } from './circuit-line.tsx'
import { CircuitStrip } from './circuit-strip.tsx'

/** Race circuits as drawn lines: one large beside its facts, several in a strip. */
export const Circuits: BlockView<'circuits'> = ({ block, context }) => {
  const drawn = (block.circuits ?? []).flatMap((circuit): DrawnCircuit[] => {
    const named = circuitNamed(circuit.circuit)
    return named ? [{ ...circuit, ...named }] : []
  })
  const [only, ...others] = drawn
  if (!only) return null
  return others.length === 0 ? (
    <CircuitFeature block={block} circuit={only} context={context} />
  ) : (
    <CircuitStrip block={block} circuits={drawn} context={context} />
  )
}
