import { type SceneFormat, type SceneName, sceneNames } from '#art/names.ts'
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
  forecourt: { vehicle: 'starlet', colour: { body: '#1b3a63' } },
  'garden-route': { vehicle: 'rav4', colour: { body: '#1b3a63' } },
  johannesburg: { vehicle: 'gr-corolla', colour: { body: '#a5161d' } },
  karoo: { vehicle: 'hilux-single-cab', colour: { body: '#ecedeb' } },
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

/** Every scene in wide, portrait and tall format with a vehicle, and as a card without one. */
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
