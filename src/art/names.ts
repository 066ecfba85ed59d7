/*
 * The names of everything that can be drawn, and the values that describe a drawing. This file imports nothing: programs
 * read names, validate addresses and offer choices without loading any code that draws.
 */

/** Every range that can be drawn, by its slug. `vehicle/ranges` has the record of each. */
export const vehicleRanges = [
  'hilux-double-cab',
  'hilux-xtra-cab',
  'hilux-single-cab',
  'fortuner',
  'corolla-cross',
  'vitz',
  'hiace',
  'gr-corolla',
  'starlet',
  'land-cruiser-300',
  'gr86',
  'gr-yaris',
  'rav4',
  'corolla',
  'rumion',
  'starlet-cross',
  'urban-cruiser',
  'corolla-hatch',
  'corolla-quest',
  'land-cruiser-prado',
  'land-cruiser-76',
  'land-cruiser-79-double-cab',
  'land-cruiser-79-single-cab',
  'quantum',
  'gr-supra',
] as const
export type VehicleRange = (typeof vehicleRanges)[number]

/** Whether a range of the vehicle data can be drawn. */
export const isVehicleRange = (text: string): text is VehicleRange =>
  vehicleRanges.some((range) => range === text)

export type VehicleView = 'side' | 'front' | 'rear'

/** How vehicles stand in a scene: one of them in a view, or three of a kind in a convoy that comes towards the viewer. */
export type SceneView = VehicleView | 'convoy'

/** Details of the side view that are worth a picture of their own. */
export const closeUps = ['lamp', 'wheel', 'tail', 'bed'] as const
export type CloseUp = (typeof closeUps)[number]

/** The eight wheels: seven alloys of different spokes and a plain steel one. */
export const wheelStyles = [
  'five-twin',
  'y-spoke',
  'ten',
  'six',
  'turbine',
  'mesh',
  'seven',
  'steel',
] as const
export type WheelStyle = (typeof wheelStyles)[number]

export const wheelFinishes = ['silver', 'black', 'machined'] as const
export type WheelFinish = (typeof wheelFinishes)[number]

/** Roof rails: left off, or in a finish. No effect on a body without rails. */
export const railChoices = ['none', 'black', 'silver'] as const
export type Rails = (typeof railChoices)[number]

/**
 * The equipment of a grade: `work` has unpainted bumpers and no bright trim, `bright` a chrome strip along the doors, `sport`
 * gloss black trim over dark skirts, `rugged` dark cladding around the arches and along the sills.
 */
export const trims = ['work', 'bright', 'sport', 'rugged'] as const
export type Trim = (typeof trims)[number]

/** Other bodies of one range: a van with windows in its second row. */
export const bodyVariants = ['crew'] as const
export type BodyVariant = (typeof bodyVariants)[number]

/** What distinguishes the grades of a range; the factory's choice of the range for what is left out. */
export interface Equipment {
  readonly wheels?: WheelStyle
  readonly finish?: WheelFinish
  readonly rails?: Rails
  readonly trim?: Trim
  readonly variant?: BodyVariant
}

/** How a livery divides the car: a slanted rear half, everything below the fold, or stripes along the sill. */
export const liveryPatterns = ['sweep', 'split', 'stripes'] as const
export type LiveryPattern = (typeof liveryPatterns)[number]

/** A racing livery over the paint. */
export interface Livery {
  /** `#rrggbb` of the second colour. */
  readonly primary: string
  /** `#rrggbb` of the stripes where the two meet. */
  readonly stripe: string
  /** `sweep` by default. */
  readonly pattern?: LiveryPattern
}

/** Race number and livery. */
export interface Racing {
  /** One to three digits on the door. */
  readonly number?: string
  readonly livery?: Livery
}

/** `wide` stands in rows on terraces, `strip` in one long row to scroll along. */
export const lineUpFormats = ['wide', 'strip'] as const
export type LineUpFormat = (typeof lineUpFormats)[number]

/** All scenes. `scene/scenes` draws each. */
export const sceneNames = [
  'bushveld',
  'drakensberg',
  'dunes',
  'durban',
  'forecourt',
  'garden-route',
  'highveld',
  'johannesburg',
  'karoo',
  'namaqualand',
  'night-road',
  'studio-dark',
  'studio-light',
  'table-mountain',
  'track',
] as const
export type SceneName = (typeof sceneNames)[number]

/** The scenes in which the building of a dealer can stand, with a name over its door. */
export const dealerScenes = [
  'bushveld',
  'drakensberg',
  'dunes',
  'durban',
  'forecourt',
  'garden-route',
  'johannesburg',
  'karoo',
  'table-mountain',
] as const satisfies readonly SceneName[]
export type DealerScene = (typeof dealerScenes)[number]

export const isSceneName = (text: string): text is SceneName => sceneNames.some((name) => name === text)

/** The pictures' formats: hero, hero of an upright tablet, 9:20 hero of a phone, 3:4 poster, 3:2 card. */
export const sceneFormats = ['wide', 'portrait', 'tall', 'poster', 'card'] as const
export type SceneFormat = (typeof sceneFormats)[number]

/** The parts of a day in which a landscape can be drawn. */
export const daylights = ['dawn', 'day', 'dusk', 'night'] as const
export type Daylight = (typeof daylights)[number]

/** Topics of articles: the first ones are illustrated by a scene, the others have a composition of their own. */
export const articleTopics = [
  'adventure',
  'travel',
  'city',
  'motorsport',
  'dealer',
  'launch',
  'finance',
  'hybrid',
  'safety',
  'service',
  'sport',
] as const
export type ArticleTopic = (typeof articleTopics)[number]

export const circuitNames = [
  'kyalami',
  'killarney',
  'zwartkops',
  'aldo-scribante',
  'phakisa',
  'east-london',
  'dezzi',
  'red-star',
] as const
export type CircuitName = (typeof circuitNames)[number]

export const medalMetals = ['gold', 'silver', 'bronze'] as const
export type MedalMetal = (typeof medalMetals)[number]

export const merchandiseKinds = [
  'tee',
  'polo',
  'hoodie',
  'jacket',
  'cap',
  'beanie',
  'backpack',
  'umbrella',
  'bottle',
  'mug',
  'keyring',
  'model-car',
] as const
export type MerchandiseKind = (typeof merchandiseKinds)[number]

export const appStores = ['app-store', 'google-play', 'app-gallery'] as const
export type AppStore = (typeof appStores)[number]

/** The three angles of wheel alignment. */
export const alignmentAngles = ['camber', 'toe', 'caster'] as const
export type AlignmentAngle = (typeof alignmentAngles)[number]

/** The bodies that a boot can be shown in. */
export const bootShapes = ['wagon', 'hatch', 'saloon', 'coupe', 'van'] as const
export type BootShapeName = (typeof bootShapes)[number]

/** How the colours of a helmet's livery divide its shell. */
export type HelmetPattern = 'sweep' | 'blade' | 'split' | 'chevron' | 'halo' | 'stripes' | 'crown' | 'dawn'

/** One driver's helmet. Colours are `#rrggbb`. */
export interface HelmetLivery {
  readonly pattern: HelmetPattern
  readonly base: string
  readonly second: string
  readonly third: string
  readonly visor: string
}

/** Default liveries for drivers without their own, one per pattern. */
export const defaultLiveries = {
  ember: { pattern: 'sweep', base: '#b80f1d', second: '#f2f0eb', third: '#14161a', visor: '#c8102e' },
  chalk: { pattern: 'blade', base: '#e9e6df', second: '#b80f1d', third: '#15171a', visor: '#c47a1e' },
  harbour: { pattern: 'split', base: '#1a3154', second: '#f2f0eb', third: '#b80f1d', visor: '#2c6e9e' },
  arrow: { pattern: 'chevron', base: '#f0ede6', second: '#d8a21a', third: '#1c1f24', visor: '#8a5a18' },
  ring: { pattern: 'halo', base: '#24272c', second: '#e2ded6', third: '#c4121f', visor: '#5b6b7c' },
  highveld: { pattern: 'stripes', base: '#d9b24a', second: '#f4efe2', third: '#1f3a2e', visor: '#3f7a5a' },
  protea: { pattern: 'crown', base: '#f1ece6', second: '#c4566f', third: '#7a2f50', visor: '#a04a78' },
  namib: { pattern: 'dawn', base: '#c8652f', second: '#f3d9b0', third: '#23424f', visor: '#3d7f92' },
} as const satisfies Readonly<Record<string, HelmetLivery>>
export type DefaultLivery = keyof typeof defaultLiveries

/** Default backgrounds of a monogram: stone, clay, sage, slate, ochre, dusk. */
export const monogramGrounds = ['#e4ded3', '#c9a98c', '#9ca89f', '#8b97a3', '#d3b27a', '#b79a98'] as const
