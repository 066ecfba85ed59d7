import { createCanvas } from '../../core/canvas.ts'
import { svgDocument } from '../../core/svg.ts'
import type { AlignmentAngle } from '../../names.ts'
import { alignmentDiagrams } from './geometry.ts'
import { type DiagramTone, diagramPalettes } from './palette.ts'
import { drawSidewall, type TyreMarking } from './sidewall.ts'

export type { DiagramTone } from './palette.ts'
export type { TyreMarking } from './sidewall.ts'

interface DiagramOptions {
  readonly tone?: DiagramTone
  readonly idPrefix: string
  readonly title?: string
}

const FRAME = { x: 0, y: 0, width: 480, height: 320 }

/** One angle of wheel alignment, exaggerated to be seen, 480 × 320. @throws RangeError for a bad prefix. */
export function drawAlignment(options: DiagramOptions & { readonly angle: AlignmentAngle }): string {
  const { angle, tone = 'light', idPrefix, title } = options
  const canvas = createCanvas(idPrefix)
  const content = alignmentDiagrams[angle](canvas, diagramPalettes[tone])
  return svgDocument({
    viewBox: FRAME,
    definitions: canvas.definitions(),
    content,
    ...(title === undefined ? {} : { title }),
  })
}

/** Shows load index and speed symbol on a tyre, 480 × 320. @throws RangeError for a bad prefix. */
export function drawTyreWall(options: DiagramOptions & { readonly marking: TyreMarking }): string {
  const { marking, tone = 'light', idPrefix, title } = options
  const canvas = createCanvas(idPrefix)
  const content = drawSidewall(canvas, diagramPalettes[tone], marking)
  return svgDocument({
    viewBox: FRAME,
    definitions: canvas.definitions(),
    content,
    ...(title === undefined ? {} : { title }),
  })
}
