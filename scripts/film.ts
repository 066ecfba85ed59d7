import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { sceneSize } from '#art/measures.ts'
import type { SceneName } from '#art/names.ts'
import { drawScene } from '#art/scene/index.ts'
import { drawVehicleParts } from '#art/vehicle/index.ts'

/** Pixels. */
const width = 960
const height = 540
const framesPerSecond = 24

const card = sceneSize('card')
/** The 16:9 section of the scene that is filmed, and the y of the ground under the tyres; in drawing units. */
const view = { y: 92, width: card.width, height: (card.width * height) / width }
const groundY = card.height * 0.868

const car = drawVehicleParts({
  range: 'hilux-double-cab',
  colour: { body: '#c2521d' },
  idPrefix: 'car',
  shadow: false,
  large: true,
})
/** Drawing units per centimetre of the car. */
const unit = 1.4
const start = view.width + 60 * unit
const length = car.lengthCm * unit

type Shot = {
  readonly scene: SceneName
  readonly frames: number
  /** The x of the car's nose, for times from 0 (out of view) to 1. */
  readonly noseAt: (time: number) => number
}

const drivingThrough = (time: number) => start - (start + length + 60 * unit) * time
const arriving = (time: number) =>
  start - (start - (view.width - length) / 2) * (1 - (1 - Math.min(1, time / 0.8)) ** 3)

const shots: readonly Shot[] = [
  { scene: 'karoo', frames: 72, noseAt: drivingThrough },
  { scene: 'bushveld', frames: 72, noseAt: drivingThrough },
  { scene: 'garden-route', frames: 90, noseAt: arriving },
]

/** An empty scene, rendered to pixels and embedded in an SVG image. */
async function drawBackdrop(scene: SceneName): Promise<string> {
  const svg = Buffer.from(drawScene({ scene, format: 'card', idPrefix: 'place' }))
  const png = await sharp(svg).resize({ width: card.width }).png().toBuffer()
  return `<image href="data:image/png;base64,${png.toString('base64')}" width="${card.width}" height="${card.height}"/>`
}

/** The car with its nose at x, its wheels turned by the distance it has driven. */
function carAt(x: number): string {
  const radius = car.tyreRadiusCm
  const turned = ((x - start) / unit / radius) * (180 / Math.PI)
  const wheels = car.wheels.map(
    (axle, index) =>
      `<clipPath id="wheel${index}"><circle cx="${axle}" cy="${-radius}" r="${radius * 0.985}"/></clipPath>
       <g clip-path="url(#wheel${index})"><g transform="rotate(${turned.toFixed(2)} ${axle} ${-radius})">${car.content}</g></g>`,
  )
  return `<radialGradient id="weight"><stop offset="0" stop-opacity=".62"/><stop offset=".6" stop-opacity=".4"/><stop offset="1" stop-opacity="0"/></radialGradient>
    <g transform="translate(${x.toFixed(2)} ${groundY}) scale(${unit})">
      <ellipse cx="${car.lengthCm / 2}" rx="${car.lengthCm * 0.53}" ry="11" fill="url(#weight)"/>
      ${car.content}${wheels.join('')}
    </g>`
}

async function renderFrame({ noseAt, frames }: Shot, backdrop: string, index: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${view.y} ${view.width} ${view.height}" width="${width}" height="${height}">
    <defs>${car.definitions}</defs>${backdrop}${carAt(noseAt(index / (frames - 1)))}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

const encoder = spawn(
  'ffmpeg',
  [
    ...[
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(framesPerSecond),
    ],
    ...['-i', '-', '-an', '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-pix_fmt', 'yuv420p', '-g', '48'],
    ...[
      '-bitexact',
      fileURLToPath(new URL('../content/media/hilux-through-south-africa.webm', import.meta.url)),
    ],
  ],
  { stdio: ['pipe', 'ignore', 'inherit'] },
)

for (const shot of shots) {
  const backdrop = await drawBackdrop(shot.scene)
  for (let index = 0; index < shot.frames; index += 1) {
    if (!encoder.stdin.write(await renderFrame(shot, backdrop, index))) await once(encoder.stdin, 'drain')
  }
}
encoder.stdin.end()
await once(encoder, 'close')
