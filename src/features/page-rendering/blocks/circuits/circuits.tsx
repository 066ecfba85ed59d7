import type { LiveBlockView } from '#features/blocks/index.ts'
import { circuitNamed } from '#features/pictures/index.ts'
import { nextOnTrack } from '../../rules/next-on-track.ts'
import { CircuitFeature } from './circuit-feature.tsx'
import type { DrawnCircuit } from './circuit-line.tsx'
import { CircuitStrip } from './circuit-strip.tsx'
import type { CircuitsData } from './circuits-data.ts'
import { CircuitsFailure } from './circuits-failure.tsx'

/**
 * Race circuits as drawn lines, with their lap record and the next event on them: one large beside its facts, several in a
 * strip.
 */
export const Circuits: LiveBlockView<'circuits', CircuitsData> = ({ block, context, live }) => {
  const drawn = (block.circuits ?? []).flatMap((circuit): DrawnCircuit[] => {
    const named = circuitNamed(circuit.circuit)
    if (!named) return []
    const next = live.state === 'ready' ? nextOnTrack(live.data.events, named.label, live.data.today) : null
    return [{ ...circuit, ...named, next }]
  })
  const [only, ...others] = drawn
  if (!only) return null
  const failure = live.state === 'failed' ? <CircuitsFailure context={context} /> : null
  return others.length === 0 ? (
    <CircuitFeature block={block} circuit={only} context={context} failure={failure} />
  ) : (
    <CircuitStrip block={block} circuits={drawn} context={context} failure={failure} />
  )
}
