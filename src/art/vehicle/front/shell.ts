import { rect } from '../../core/svg.ts'
import type { FrontContext } from './context.ts'
import { drawMirrored, drawOnBothSides, mirroredPathData } from './mirrored.ts'
import { drawBonnetStripes } from './racing.ts'

/** The painted body: dark sides, cabin in the roof's paint, a bright bonnet band over the face. */
export function drawShell(context: FrontContext): string {
  const { canvas, design, outlines, body } = context
  const { height, sill } = design.measures
  const clip = canvas.clip('body', `<path d="${mirroredPathData(outlines.body)}"/>`)
  const shell = canvas.vertical('shell', -height, -sill, [
    [0, body.hi],
    [0.12, body.lit],
    [0.3, body.base],
    [0.5, body.lit],
    [0.75, body.low],
    [1, body.deep],
  ])
  return (
    drawMirrored(outlines.body, { fill: shell }) +
    `<g clip-path="${clip}">${drawCabin(context)}${drawFace(context)}${drawBonnet(context)}${drawBonnetStripes(context, context.racing)}${drawSides(context)}${drawLower(context)}</g>`
  )
}

function drawCabin({ canvas, design, outlines, body, roof }: FrontContext): string {
  const { height, belt } = design.measures
  const fill = canvas.vertical('cabin', -height, -belt, [
    [0, roof.hi],
    [0.12, roof.lit],
    [0.5, roof.base],
    [1, roof.low],
  ])
  const edge = { fill: 'none', 'stroke-width': 3, 'stroke-opacity': 0.4 }
  return (
    drawMirrored(outlines.body, { ...edge, stroke: body.hi }) +
    drawMirrored(outlines.cabin, { fill }) +
    drawMirrored(outlines.cabin, { ...edge, stroke: roof.hi })
  )
}

function drawFace({ canvas, design, outlines, body }: FrontContext): string {
  const { bonnetEdge, sill } = design.measures
  const fill = canvas.vertical('face', -bonnetEdge, -sill - 10, [
    [0, body.lit],
    [0.3, body.base],
    [0.7, body.low],
    [1, body.deep],
  ])
  return drawMirrored(outlines.face, { fill })
}

function drawBonnet({ canvas, design, outlines, body }: FrontContext): string {
  const { cowl, bonnetEdge, bonnetCorner, width } = design.measures
  const half = width / 2
  const fill = canvas.vertical('bonnet', -cowl - 3, -bonnetEdge + 1, [
    [0, body.low],
    [0.3, body.lit],
    [0.62, body.hi],
    [0.9, body.lit],
    [1, body.base],
  ])
  const edge = `M 0 ${bonnetEdge} C ${half * 0.5} ${bonnetEdge} ${half * 0.78} ${(bonnetEdge + bonnetCorner) / 2 - 1} ${half - 4} ${bonnetCorner}`
  return (
    drawMirrored(outlines.bonnet, { fill }) +
    drawOnBothSides(edge, { fill: 'none', stroke: body.line, 'stroke-width': 0.8, 'stroke-opacity': 0.8 }) +
    `<g transform="translate(0 -.9)">${drawOnBothSides(edge, { fill: 'none', stroke: body.gloss, 'stroke-width': 0.7, 'stroke-opacity': 0.7 })}</g>` +
    design.creases
      .map(
        (crease) =>
          drawOnBothSides(crease, {
            fill: 'none',
            stroke: body.deep,
            'stroke-opacity': 0.2,
            'stroke-width': 2.6,
          }) +
          drawOnBothSides(crease, {
            fill: 'none',
            stroke: body.gloss,
            'stroke-opacity': 0.6,
            'stroke-width': 0.8,
          }),
      )
      .join('')
  )
}

/** Both flanks turn away into shade; the middle catches the light. */
export function drawSides({ canvas, design }: FrontContext): string {
  const half = design.measures.width / 2 + 1
  const fill = canvas.horizontal('sides', -half, half, [
    [0, '#000', 0.6],
    [0.07, '#000', 0.25],
    [0.2, '#000', 0],
    [0.5, '#fff', 0.1],
    [0.8, '#000', 0],
    [0.93, '#000', 0.25],
    [1, '#000', 0.6],
  ])
  const { height } = design.measures
  return rect({ x: -half - 3, y: -height, width: 2 * half + 6, height }, { fill })
}

function drawLower({ canvas, design }: FrontContext): string {
  const { sill } = design.measures
  const plastic = canvas.vertical('plastic', -sill - 28, -sill, [
    [0, '#3a3d40'],
    [0.3, '#222426'],
    [1, '#0c0d0e'],
  ])
  const silver = canvas.vertical('skid', -sill - 14, -sill, [
    [0, '#f0f2f3'],
    [0.4, '#aeb4b9'],
    [1, '#565b60'],
  ])
  return (
    (design.plastic ? drawMirrored(design.plastic, { fill: plastic }) : '') +
    (design.skid
      ? drawMirrored(design.skid, {
          fill: silver,
          stroke: '#000',
          'stroke-opacity': 0.6,
          'stroke-width': 1.2,
        })
      : '')
  )
}

/** Side rails on the roof, seen end on. */
export function drawRails({ design }: FrontContext): string {
  if (!design.rails) return ''
  const { height, roofDrop } = design.measures
  const x = design.rails
  const y = height - roofDrop * 0.55
  return drawOnBothSides(`M ${x} ${y} L ${x + 1} ${y + 4} L ${x + 5} ${y + 3} L ${x + 5.6} ${y - 3} Z`, {
    fill: '#2b2e31',
  })
}
