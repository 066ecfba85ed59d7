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

type SceneTexts = {
  readonly label: string
  /** Ends the alt text of a vehicle. */
  readonly phrase: string
  /** The alt text of the scene without a vehicle. */
  readonly place: string
}

/** The texts of every scene; `label` is for the admin. */
export const scenes: Readonly<Record<SceneName, SceneTexts>> = {
  bushveld: {
    label: 'Bushveld',
    phrase: 'in the bushveld',
    place: 'The bushveld, an acacia in the evening light',
  },
  drakensberg: {
    label: 'Drakensberg',
    phrase: 'below the Drakensberg',
    place: 'The cliffs of the Drakensberg above green hills',
  },
  dunes: { label: 'Dunes', phrase: 'in the dunes', place: 'Dunes in the light of a low sun' },
  durban: {
    label: 'Durban',
    phrase: 'on Durban’s seafront',
    place: 'Durban’s seafront, with hotels, palms and the arch of the stadium',
  },
  forecourt: { label: 'Forecourt', phrase: 'on a forecourt', place: 'A dealer’s forecourt in the evening' },
  'garden-route': {
    label: 'Garden Route',
    phrase: 'on the Garden Route',
    place: 'The coast of the Garden Route',
  },
  highveld: {
    label: 'Highveld, against the light',
    phrase: 'on the Highveld, against the low sun',
    place: 'The Highveld at sunrise, a headgear and cosmos in the grass',
  },
  johannesburg: {
    label: 'Johannesburg',
    phrase: 'in Johannesburg',
    place: 'The towers of Johannesburg at dusk',
  },
  karoo: { label: 'Karoo', phrase: 'in the Karoo', place: 'The Karoo, a wind pump on the plain' },
  namaqualand: {
    label: 'Namaqualand, the vehicle small',
    phrase: 'small on the plain of Namaqualand in flower',
    place: 'Namaqualand in flower, up to granite hills',
  },
  'night-road': {
    label: 'Road at night, leading away',
    phrase: 'on a road at night',
    place: 'A road at night that leads to the lights of a town',
  },
  'studio-dark': { label: 'Dark studio', phrase: 'in a dark studio', place: 'An empty dark studio' },
  'studio-light': { label: 'Light studio', phrase: 'in a light studio', place: 'An empty light studio' },
  'table-mountain': {
    label: 'Table Mountain',
    phrase: 'below Table Mountain',
    place: 'Table Mountain above Cape Town',
  },
  track: { label: 'Race track', phrase: 'on a race track', place: 'A race track under floodlights' },
}

export function isVehicle(text: string): text is VehicleRange {
  return Object.hasOwn(vehicleNames, text)
}

export function isScene(text: string): text is SceneName {
  return Object.hasOwn(scenes, text)
}

export const sceneNames = Object.keys(scenes) as readonly SceneName[]
