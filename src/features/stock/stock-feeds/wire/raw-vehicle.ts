import type { FeedRecord, FieldValue } from '../read/feed-record.ts'

/** The fields of a vehicle in a feed, found by the feed's names, not yet checked. */
export type RawVehicle = {
  readonly [Name in TextName]: string
} & {
  readonly sideImage: string
  readonly images: readonly string[]
  readonly isConnected: boolean
  readonly allowInternet: boolean
}

const textNames = [
  'id',
  'dealerCode',
  'code',
  'make',
  'model',
  'range',
  'year',
  'mileage',
  'bodyType',
  'colour',
  'fuelType',
  'transmissionType',
  'certification',
  'salesType',
  'price',
] as const

type TextName = (typeof textNames)[number]

/** Other spellings in use. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  colour: ['color'],
  dealerCode: ['supplierCode'],
  id: ['stockId'],
  images: ['imageUrl', 'imageUrls'],
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The names of fields as feeds write them, `body_type` or `Body Type`, with our own. */
const namesBySpelling = new Map(
  [...textNames, 'sideImage', 'images', 'isConnected', 'allowInternet'].flatMap((name) =>
    [name, ...(spellings[name] ?? [])].map((spelling) => [plain(spelling), name] as const),
  ),
)

/**
 * Finds the fields of a vehicle. Numbers become texts; several pictures in one text are separated by `|` or spaces.
 *
 * Source: requirements D-095, D-113 and D-118.
 */
export function rawVehicle({ values }: FeedRecord): RawVehicle {
  const fields = new Map<string, FieldValue>()
  for (const [spelling, value] of Object.entries(values)) {
    const name = namesBySpelling.get(plain(spelling))
    if (name !== undefined) fields.set(name, value)
  }
  const text = (name: string) => textOf(fields.get(name))
  const texts = Object.fromEntries(textNames.map((name) => [name, text(name)])) as Record<TextName, string>
  return {
    ...texts,
    sideImage: text('sideImage'),
    images: listOf(fields.get('images')),
    isConnected: isTrue(fields.get('isConnected')),
    allowInternet: isTrue(fields.get('allowInternet')),
  }
}

function textOf(value: FieldValue | undefined): string {
  if (typeof value === 'string') return value.replace(/[\s\u0085]+/g, ' ').trim()
  return typeof value === 'number' ? String(value) : ''
}

function listOf(value: FieldValue | undefined): readonly string[] {
  const texts = typeof value === 'string' ? value.split(/[|\s]+/) : Array.isArray(value) ? value : []
  return texts.map((each) => each.trim()).filter((each) => each !== '')
}

/** CSV and XML have no other values than texts. */
const isTrue = (value: FieldValue | undefined) =>
  value === true || (typeof value === 'string' && value.trim() === 'true')
