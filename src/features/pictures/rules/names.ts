import type { Illustration } from '../picture.ts'

type VehicleRange = Illustration['vehicle']
type SceneName = NonNullable<Illustration['scene']>

/** Names of all vehicles that can be drawn. */
export const vehicleNames: Readonly<Record<VehicleRange, string>> = {
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

/** Every scene: its label in the admin, and the phrase that ends an alt text. */
export const scenes: Readonly<Record<SceneName, { readonly label: string; readonly phrase: string }>> = {
  bushveld: { label: 'Bushveld', phrase: 'in the bushveld' },
  drakensberg: { label: 'Drakensberg', phrase: 'below the Drakensberg' },
  dunes: { label: 'Dunes', phrase: 'in the dunes' },
  forecourt: { label: 'Forecourt', phrase: 'on a forecourt' },
  'garden-route': { label: 'Garden Route', phrase: 'on the Garden Route' },
  johannesburg: { label: 'Johannesburg', phrase: 'in Johannesburg' },
  karoo: { label: 'Karoo', phrase: 'in the Karoo' },
  'studio-dark': { label: 'Dark studio', phrase: 'in a dark studio' },
  'studio-light': { label: 'Light studio', phrase: 'in a light studio' },
  'table-mountain': { label: 'Table Mountain', phrase: 'below Table Mountain' },
  track: { label: 'Race track', phrase: 'on a race track' },
}

export function isVehicle(text: string): text is VehicleRange {
  return Object.hasOwn(vehicleNames, text)
}

export function isScene(text: string): text is SceneName {
  return Object.hasOwn(scenes, text)
}

export const sceneNames = Object.keys(scenes) as readonly SceneName[]
