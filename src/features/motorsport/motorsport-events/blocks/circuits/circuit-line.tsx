import type { Drawing, NamedCircuit } from '#features/pictures/pictures/index.ts'
import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'
import type { Days } from '../../event.ts'

/** A circuit of the block with its name and its drawing. */
export type DrawnCircuit = Omit<NonNullable<BlockOf<'circuits'>['circuits']>[number], 'circuit'> &
  NamedCircuit & {
    /** The next event on it; null when there is none, or when it is not known. */
    readonly next: Days | null
  }

/** The drawing's own colours are for dark backgrounds. */
const onLight = { line: '#15171a', accent: '#b8101f' }

type Props = { circuit: DrawnCircuit; context: PageContext; className?: string }

/** A circuit as one line, without a background. */
export function CircuitLine({ circuit: { circuit, alt }, context, className = '' }: Props) {
  const drawing: Drawing = { kind: 'circuit', circuit, ...(context.theme === 'racing' ? {} : onLight) }
  return (
    <DrawingImage
      drawing={drawing}
      alt={alt}
      first={context.isFirst}
      className={`tracing h-auto w-full ${className}`}
    />
  )
}
