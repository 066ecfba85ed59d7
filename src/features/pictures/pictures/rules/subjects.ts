import type { Artwork, VehicleFittings } from '../picture.ts'

type Subject = Artwork['subject']
type Of<Name extends Subject> = Extract<Artwork, { subject: Name }>

/** A choice in the admin, and the alt text of its drawing. */
type Choice = { readonly label: string; readonly alt: string }
type Choices<Name extends string> = Readonly<Record<Name, Choice>>

/**
 * The topics with a drawing of their own. Those of `#art/things` that show a vehicle in a scene are chosen as a vehicle.
 */
type ComposedTopic = Extract<Of<'article'>['topic'], 'finance' | 'hybrid' | 'safety' | 'service' | 'sport'>

/** Alt texts of the variants that show something else than their topic usually does. */
export const motifs: Readonly<Partial<Record<ComposedTopic, Readonly<Record<number, string>>>>> = {
  finance: {
    11: 'A road that ends at a barrier, under a dune that has crossed it',
    12: 'Stacks of coins that grow, and the key of a car before them',
  },
  safety: {
    11: 'A hybrid under its panels, numbered: one, the orange cables; two, the high-voltage battery; three, the 12 V battery; four, where to cut',
  },
  service: {
    11: 'A bus with its lift down at the rear, and somebody in a wheelchair on it',
    12: 'A slotted brake disc with a red caliper, a damper with a red spring, and a clutch plate',
    13: 'A press shop: a row of presses, a coil of steel, and a pallet of pressed doors',
    14: 'A body line: robots weld the bodies of pick-ups on their skids',
  },
  sport: {
    11: 'A cyclist on a coast road at sunrise',
    12: 'A horse and its rider at a canter in the evening',
    21: 'A child’s drawing: a red car with wings and flowers for wheels',
    22: 'A child’s drawing: a yellow car that cleans the river it drives through',
    23: 'A child’s drawing: a blue car that climbs to a grandmother’s house',
  },
}

export const topics: Choices<ComposedTopic> = {
  finance: { label: 'Finance: a straight road', alt: 'A straight road that leads to the sun on the horizon' },
  hybrid: {
    label: 'Hybrid: the flow of energy',
    alt: 'A hybrid at night, with its energy flowing between the wheels as lines of light',
  },
  safety: {
    label: 'Safety: radar',
    alt: 'A car at night, with the arcs of its radar before and behind it',
  },
  service: {
    label: 'Workshop: wheel and brake',
    alt: 'A wheel with its brake disc and red caliper, and a torque wrench on the floor',
  },
  sport: {
    label: 'Sport: a stadium',
    alt: 'A rugby ball between the posts of a stadium under floodlights',
  },
}

function circuitNamed(label: string): Choice {
  return { label, alt: `The line of the ${label} circuit, with its start and direction` }
}

export const circuits: Choices<Of<'circuit'>['circuit']> = {
  kyalami: circuitNamed('Kyalami'),
  killarney: circuitNamed('Killarney'),
  zwartkops: circuitNamed('Zwartkops'),
  'aldo-scribante': circuitNamed('Aldo Scribante'),
  phakisa: circuitNamed('Phakisa'),
  'east-london': circuitNamed('East London'),
  dezzi: circuitNamed('Dezzi'),
  'red-star': circuitNamed('Red Star Raceway'),
}

export const helmets: Choices<Of<'helmet'>['livery']> = {
  ember: { label: 'Ember: red', alt: 'A red racing helmet with white and black cuts' },
  chalk: { label: 'Chalk: white and red', alt: 'A white racing helmet with red blades' },
  harbour: { label: 'Harbour: navy', alt: 'A navy and red racing helmet with a white band' },
  arrow: { label: 'Arrow: white and gold', alt: 'A white racing helmet with a golden chevron' },
  ring: { label: 'Ring: dark grey', alt: 'A dark grey racing helmet with a red crown' },
  highveld: { label: 'Highveld: yellow', alt: 'A yellow racing helmet with white stripes' },
  protea: { label: 'Protea: white and pink', alt: 'A white racing helmet with a pink crown' },
  namib: { label: 'Namib: orange', alt: 'An orange racing helmet with a teal crown' },
}

export const medals: Choices<Of<'medal'>['metal']> = {
  gold: { label: 'Gold', alt: 'A gold medal' },
  silver: { label: 'Silver', alt: 'A silver medal' },
  bronze: { label: 'Bronze', alt: 'A bronze medal' },
}

export const merchandise: Choices<Of<'merchandise'>['item']> = {
  tee: { label: 'T-shirt', alt: 'A T-shirt' },
  polo: { label: 'Polo shirt', alt: 'A polo shirt' },
  hoodie: { label: 'Hoodie', alt: 'A hoodie' },
  jacket: { label: 'Jacket', alt: 'A jacket' },
  cap: { label: 'Cap', alt: 'A cap' },
  beanie: { label: 'Beanie', alt: 'A beanie' },
  backpack: { label: 'Backpack', alt: 'A backpack' },
  umbrella: { label: 'Umbrella', alt: 'An umbrella' },
  bottle: { label: 'Bottle', alt: 'A drinking bottle' },
  mug: { label: 'Mug', alt: 'A mug' },
  keyring: { label: 'Key ring', alt: 'A key ring' },
  'model-car': { label: 'Model car', alt: 'A model car' },
}

export const tyreDiagrams: Choices<Of<'tyre'>['diagram']> = {
  camber: {
    label: 'Camber angle',
    alt: 'Three tyres from the front, the vehicle to their right: one leans in at the top, marked minus; one is upright, marked zero; one leans out at the top, marked plus',
  },
  toe: {
    label: 'Toe angle',
    alt: 'Two axles from above, travelling upwards: on the left the fronts of the wheels point towards each other, on the right away from each other',
  },
  caster: {
    label: 'Caster angle',
    alt: 'A wheel from the side, travelling to the left: the steering axis leans back at the top and meets the road ahead of the tyre',
  },
  marking: {
    label: 'Marking on the sidewall',
    alt: 'The sidewall of a tyre with the marking 265/65 R17, followed by 112S on red: load index 112 and speed symbol S',
  },
}

/** Labels of the wheels, which alt texts do not mention. */
export const wheels: Readonly<Record<NonNullable<VehicleFittings['wheels']>, string>> = {
  'five-twin': 'Five twin spokes',
  'y-spoke': 'Y-spokes',
  ten: 'Ten spokes',
  six: 'Six spokes',
  turbine: 'Turbine',
  mesh: 'Mesh',
  seven: 'Seven spokes',
  steel: 'Steel',
}

/** Returns the name and alt text of a choice; null for a missing or unknown one. */
export function choiceOf<Name extends string>(
  choices: Choices<Name>,
  name: string | null | undefined,
): { name: Name; alt: string } | null {
  if (!name || !Object.hasOwn(choices, name)) return null
  return { name: name as Name, alt: choices[name as Name].alt }
}
