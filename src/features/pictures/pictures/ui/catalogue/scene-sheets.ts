import { dealerScenes, type SceneFormat, type SceneName, sceneNames } from '#art/names.ts'
import type { Drawing } from '../../index.ts'
import type { Sheet } from './sheet.ts'

type SceneDrawing = Extract<Drawing, { kind: 'scene' }>
type SceneVehicle = Omit<SceneDrawing, 'kind' | 'scene' | 'format'>

const racer: SceneVehicle = {
  vehicle: 'gr86',
  colour: { body: '#a5161d' },
  number: '7',
  livery: { primary: '#1b1d21', stripe: '#f2f0eb' },
}

const rally: SceneVehicle = {
  vehicle: 'hilux-double-cab',
  colour: { body: '#c8cbc8' },
  number: '204',
  livery: { primary: '#b80f1d', stripe: '#15171a' },
}

/** The vehicle of each scene. */
const vehicles: Readonly<Record<SceneName, SceneVehicle>> = {
  bushveld: { vehicle: 'fortuner', colour: { body: '#4a5240' } },
  drakensberg: { vehicle: 'corolla-cross', colour: { body: '#b4653a' } },
  dunes: rally,
  durban: { vehicle: 'corolla-cross', colour: { body: '#ecedeb' } },
  forecourt: { vehicle: 'starlet', colour: { body: '#1b3a63' } },
  'garden-route': { vehicle: 'rav4', colour: { body: '#1b3a63' } },
  highveld: { vehicle: 'hilux-double-cab', colour: { body: '#7b2a2a' } },
  johannesburg: { vehicle: 'gr-corolla', colour: { body: '#a5161d' } },
  karoo: { vehicle: 'hilux-single-cab', colour: { body: '#ecedeb' } },
  namaqualand: { vehicle: 'land-cruiser-79-double-cab', colour: { body: '#c9b48c' } },
  'night-road': { vehicle: 'fortuner', colour: { body: '#4d5356' }, view: 'rear' },
  'studio-dark': { vehicle: 'gr-yaris', colour: { body: '#ecedeb', roof: '#15171a' } },
  'studio-light': { vehicle: 'land-cruiser-300', colour: { body: '#b9a98a' } },
  'table-mountain': { vehicle: 'corolla', colour: { body: '#c9cdd0' } },
  track: racer,
}

const inFormat = (format: SceneFormat, text?: 'light') => [
  {
    prints: sceneNames.map((scene) => ({
      drawing: { kind: 'scene', scene, format, ...vehicles[scene], text } as const,
      caption: scene,
    })),
  },
]

/** Every scene in wide, portrait and tall format with a vehicle; convoys, dealers, and places as cards. */
export const sceneSheets: readonly Sheet[] = [
  {
    id: 'scenes-wide',
    title: 'Scenes, wide',
    note: 'As a page’s opening picture on a desk.',
    scale: 0.36,
    background: 'light',
    rows: inFormat('wide'),
  },
  {
    id: 'scenes-portrait',
    title: 'Scenes, portrait',
    note: 'The same places on an upright tablet.',
    scale: 0.3,
    background: 'light',
    rows: inFormat('portrait'),
  },
  {
    id: 'scenes-tall',
    title: 'Scenes, tall',
    note: 'As a page’s opening picture on a phone: dusk behind the white text.',
    scale: 0.24,
    background: 'light',
    rows: inFormat('tall', 'light'),
  },
  {
    id: 'convoys',
    title: 'Convoys',
    note: 'Three of a vehicle, where there is room for them.',
    scale: 0.36,
    background: 'light',
    rows: [
      {
        prints: (['bushveld', 'dunes', 'karoo'] as const).map((scene) => ({
          drawing: { kind: 'scene', scene, format: 'wide', ...vehicles[scene], view: 'convoy' },
          caption: scene,
        })),
      },
    ],
  },
  {
    id: 'dealers',
    title: 'Dealers',
    note: 'The building of a dealer, with its name, in every land that has room for it.',
    scale: 0.36,
    background: 'light',
    rows: [
      {
        prints: dealerScenes.map((scene) => ({
          drawing: { kind: 'place', scene, format: 'wide', sign: 'Marula Toyota Bryanston' },
          caption: scene,
        })),
      },
    ],
  },
  {
    id: 'places',
    title: 'Places',
    note: 'With nobody in them.',
    scale: 0.24,
    background: 'light',
    rows: [
      {
        prints: sceneNames.map((scene) => ({
          drawing: { kind: 'place', scene, format: 'card' },
          caption: scene,
        })),
      },
    ],
  },
]
