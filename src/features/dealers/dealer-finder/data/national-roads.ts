import { places } from '#features/site/places/index.ts'
import { project } from '../rules/projection.ts'
import { smoothPath } from '../rules/smooth-path.ts'

/** The towns of the gazetteer along the longest national roads of South Africa; of a name in two provinces, with both. */
const roads = {
  N1: 'Cape Town; Paarl; Worcester; Laingsburg; Beaufort West; Colesberg; Bloemfontein; Winburg; Kroonstad; Johannesburg; Pretoria; Bela-Bela; Mokopane; Polokwane; Louis Trichardt; Musina',
  N2: 'Cape Town; Caledon; Swellendam; Mossel Bay; George; Knysna; Plettenberg Bay; Humansdorp; Gqeberha; Makhanda; Qonce; East London; Mthatha; Kokstad; Port Shepstone; Durban; KwaDukuza; Richards Bay; Pongola; Piet Retief; Ermelo',
  N3: 'Durban; Pietermaritzburg; Estcourt; Harrismith; Heidelberg, Gauteng; Johannesburg',
  N4: 'Zeerust; Rustenburg; Pretoria; eMalahleni; Middelburg, Mpumalanga; Nelspruit; Komatipoort',
  N7: 'Cape Town; Malmesbury; Piketberg; Citrusdal; Clanwilliam; Springbok',
  N10: 'Gqeberha; De Aar; Britstown; Upington',
  N12: 'Beaufort West; Victoria West; Britstown; Hopetown; Kimberley; Warrenton; Christiana; Bloemhof; Wolmaransstad; Klerksdorp; Potchefstroom; Johannesburg; eMalahleni',
  N14: 'Springbok; Pofadder; Kakamas; Upington; Kuruman; Vryburg; Krugersdorp; Pretoria',
} as const

/** @throws Error when the gazetteer has no such town. */
function pointOf(town: string) {
  const place = places.find(
    ({ name, region, city }) => city === null && (name === town || `${name}, ${region}` === town),
  )
  if (!place) throw new Error(`content/places/places.json has no town “${town}”, on a national road.`)
  return project(place)
}

let path: string | undefined

/** Returns an SVG path of the national roads, by which a visitor knows where on the map they are. Drawn once. */
export function nationalRoads(): string {
  path ??= Object.values(roads)
    .map((towns) => smoothPath(towns.split('; ').map(pointOf)))
    .join('')
  return path
}
