import type { Illustration } from '../picture.ts'

type Vehicle = Illustration['vehicle']
type Scene = NonNullable<Illustration['scene']>

/** What every vehicle that can be drawn is called. */
export const vehicleNames: Readonly<Record<Vehicle, string>> = {
  'hilux-double-cab': 'Hilux Double Cab',
  'hilux-xtra-cab': 'Hilux Xtra Cab',
  'hilux-single-cab': 'Hilux Single Cab',
  fortuner: 'Fortuner',
  'corolla-cross': 'Corolla Cross',
  vitz: 'Vitz',
  hiace: 'HiAce',
  'gr-corolla': 'GR Corolla',
  starlet: 'Starlet',
  'land-cruiser-300': 'Land Cruiser 300',
  gr86: 'GR86',
  'gr-yaris': 'GR Yaris',
  rav4: 'RAV4',
  corolla: 'Corolla',
  rumion: 'Rumion',
  'starlet-cross': 'Starlet Cross',
  'urban-cruiser': 'Urban Cruiser',
  'corolla-hatch': 'Corolla Hatch',
  'corolla-quest': 'Corolla Quest',
  'land-cruiser-prado': 'Land Cruiser Prado',
  'land-cruiser-76': 'Land Cruiser 76',
  'land-cruiser-79-double-cab': 'Land Cruiser 79 Double Cab',
  'land-cruiser-79-single-cab': 'Land Cruiser 79 Single Cab',
  quantum: 'Quantum',
  'gr-supra': 'GR Supra',
}

/** Every scene as an editor chooses it, and as a sentence goes on with it. */
export const scenes: Readonly<Record<Scene, { readonly label: string; readonly place: string }>> = {
  bushveld: { label: 'Bushveld', place: 'in the bushveld' },
  drakensberg: { label: 'Drakensberg', place: 'below the Drakensberg' },
  dunes: { label: 'Dunes', place: 'in the dunes' },
  forecourt: { label: 'Forecourt', place: 'on a forecourt' },
  'garden-route': { label: 'Garden Route', place: 'on the Garden Route' },
  johannesburg: { label: 'Johannesburg', place: 'in Johannesburg' },
  karoo: { label: 'Karoo', place: 'in the Karoo' },
  'studio-dark': { label: 'Dark studio', place: 'in a dark studio' },
  'studio-light': { label: 'Light studio', place: 'in a light studio' },
  'table-mountain': { label: 'Table Mountain', place: 'below Table Mountain' },
  track: { label: 'Race track', place: 'on a race track' },
}

export function isVehicle(text: string): text is Vehicle {
  return Object.hasOwn(vehicleNames, text)
}

export function isScene(text: string): text is Scene {
  return Object.hasOwn(scenes, text)
}

export const sceneNames = Object.keys(scenes) as readonly Scene[]
