import { sceneSize } from '../measures.ts'
import { dealerScenes, type SceneFormat, type SceneName, sceneNames } from '../names.ts'
import { drawScene, type SceneVehicle } from '../scene/index.ts'
import { type Drawing, drawContactSheet } from './draw-contact-sheet.ts'
import type { ContactSheet } from './sheet.ts'

const rally: SceneVehicle = {
  range: 'hilux-double-cab',
  colour: { body: '#c8cbc8' },
  racing: { number: '204', livery: { primary: '#b80f1d', stripe: '#15171a' } },
}

const racer: SceneVehicle = {
  range: 'gr86',
  colour: { body: '#a5161d' },
  racing: { number: '7', livery: { primary: '#1b1d21', stripe: '#f2f0eb' } },
}

/** Two vehicles for every scene: a typical one, and one that is hard to fit in. */
const vehicles: Readonly<Record<SceneName, readonly [SceneVehicle, SceneVehicle]>> = {
  bushveld: [
    { range: 'fortuner', colour: { body: '#4a5240' } },
    { range: 'hilux-xtra-cab', colour: { body: '#ecedeb' } },
  ],
  drakensberg: [
    { range: 'corolla-cross', colour: { body: '#b4653a' } },
    { range: 'hiace', colour: { body: '#e9e7e1' } },
  ],
  dunes: [rally, { range: 'land-cruiser-300', colour: { body: '#b9a98a' } }],
  durban: [
    { range: 'corolla-cross', colour: { body: '#ecedeb' } },
    { range: 'starlet', colour: { body: '#a5161d' } },
  ],
  forecourt: [
    { range: 'starlet', colour: { body: '#1b3a63' } },
    { range: 'fortuner', colour: { body: '#15171a' } },
  ],
  'garden-route': [
    { range: 'rav4', colour: { body: '#1b3a63' } },
    { range: 'vitz', colour: { body: '#a5161d' } },
  ],
  highveld: [
    { range: 'hilux-double-cab', colour: { body: '#7b2a2a' } },
    { range: 'corolla', colour: { body: '#aeb4b8' } },
  ],
  johannesburg: [
    { range: 'gr-corolla', colour: { body: '#a5161d' } },
    { range: 'corolla', colour: { body: '#aeb4b8' } },
  ],
  karoo: [
    { range: 'hilux-single-cab', colour: { body: '#ecedeb' } },
    { range: 'corolla-cross', colour: { body: '#4d5356' } },
  ],
  namaqualand: [
    { range: 'land-cruiser-79-double-cab', colour: { body: '#c9b48c' } },
    { range: 'fortuner', colour: { body: '#ecedeb' } },
  ],
  'night-road': [
    { range: 'fortuner', colour: { body: '#4d5356' }, view: 'rear' },
    { range: 'hilux-double-cab', colour: { body: '#a5161d' }, view: 'rear' },
  ],
  'studio-dark': [racer, { range: 'gr-yaris', colour: { body: '#ecedeb', roof: '#15171a' } }],
  'studio-light': [
    { range: 'hilux-double-cab', colour: { body: '#b4653a' } },
    { range: 'corolla-cross', colour: { body: '#ecedeb' } },
  ],
  'table-mountain': [
    { range: 'corolla', colour: { body: '#c9cdd0' } },
    { range: 'rumion', colour: { body: '#7b2a2a' } },
  ],
  track: [racer, { range: 'gr-yaris', colour: { body: '#ecedeb' } }],
}

/** Every scene in one format with both of its vehicles. */
export function sceneSheet(format: SceneFormat): readonly Drawing[] {
  const { width, height } = sceneSize(format)
  return sceneNames.flatMap((scene) =>
    vehicles[scene].map((vehicle, index) => ({
      name: `${scene} · ${vehicle.range}`,
      svg: drawScene({ scene, vehicle, format, idPrefix: `${scene}-${format}-${index}`, scrim: index === 1 }),
      width,
      height,
    })),
  )
}

/** Every scene without a vehicle, as cards and articles show it. */
export function emptySceneSheet(): readonly Drawing[] {
  const { width, height } = sceneSize('wide')
  return sceneNames.map((scene) => ({
    name: scene,
    svg: drawScene({ scene, idPrefix: `${scene}-empty` }),
    width,
    height,
  }))
}

/** The building of a dealer in every land that has room for it. */
function dealerSheet(): readonly Drawing[] {
  const { width, height } = sceneSize('wide')
  return dealerScenes.map((scene) => ({
    name: scene,
    svg: drawScene({ scene, sign: 'Marula Toyota Bryanston', idPrefix: `${scene}-dealer` }),
    width,
    height,
  }))
}

/** Every scene in its two main formats with two vehicles each, and without a vehicle; and the dealers. */
export function sheets(): readonly ContactSheet[] {
  return [
    drawContactSheet('scenes-wide', sceneSheet('wide'), 2, 2000),
    drawContactSheet('scenes-portrait', sceneSheet('portrait'), 8, 2400),
    drawContactSheet('scenes-alone', emptySceneSheet(), 3, 2000),
    drawContactSheet('dealers', dealerSheet(), 3, 2000),
  ]
}
