import { circuitNamed } from '#features/pictures/pictures/index.ts'
import type { LiveBlockView, PageContext } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { nextOnTrack } from '../../rules/next-on-track.ts'
import { motorsportEventTexts } from '../../texts.ts'
import { CircuitFeature } from './circuit-feature.tsx'
import type { DrawnCircuit } from './circuit-line.tsx'
import { CircuitStrip } from './circuit-strip.tsx'
import type { CircuitsData } from './load-circuits.ts'

/** Says that the next dates are missing, with a link to try again. */
function CircuitsFailure({ context: { language, path } }: { context: PageContext }) {
  return (
    <p className="mt-6 text-ink-2">
      {motorsportEventTexts(language).circuits.datesFailed}{' '}
      <a href={path} className="target underlined">
        {blockTexts(language).sections.retry}
      </a>
    </p>
  )
}

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
