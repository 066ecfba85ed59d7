import type { StockDealer, UsedVehicle } from '#features/stock/stock/index.ts'

type Vehicle = Omit<UsedVehicle, 'dealer' | 'soldAt'>

/** The texts of a vehicle that many vehicles share. */
const shared = [
  'make',
  'model',
  'range',
  'bodyType',
  'colour',
  'fuelType',
  'transmissionType',
  'certification',
  'salesType',
] as const satisfies readonly (keyof Vehicle)[]

/** A vehicle for sale as a list of values; texts and folders of pictures are positions in the list of texts. */
type Row = readonly [
  facts: readonly [
    id: string,
    code: string,
    year: number | null,
    mileage: number | null,
    price: Vehicle['price'],
    isConnected: 0 | 1,
    position: number,
    addedAt: string,
  ],
  dealer: number,
  texts: readonly number[],
  picture: readonly [folder: number, name: string] | null,
]

/**
 * A stock for the browser, with one picture of each vehicle: dialogs load the others. A fraction of its size as objects.
 * JSON-serialisable.
 */
export type StockRows = {
  readonly dealers: readonly StockDealer[]
  readonly texts: readonly string[]
  readonly rows: readonly Row[]
}

/** Collects distinct values in the order of their first use. */
function collect<Value>() {
  const positions = new Map<Value, number>()
  return {
    values: () => [...positions.keys()],
    positionOf(value: Value): number {
      const position = positions.get(value) ?? positions.size
      positions.set(value, position)
      return position
    },
  }
}

/** Writes vehicles for sale for the browser. */
export function writeStockRows(vehicles: readonly UsedVehicle[]): StockRows {
  const dealers = collect<string>()
  const byCode = new Map(vehicles.map(({ dealer }) => [dealer.supplierCode, dealer]))
  const texts = collect<string>()
  const pathOf = (path: string) => {
    const cut = path.lastIndexOf('/') + 1
    return [texts.positionOf(path.slice(0, cut)), path.slice(cut)] as const
  }
  const rows = vehicles.map((vehicle): Row => {
    const { id, code, year, mileage, price, isConnected, position, addedAt } = vehicle
    const picture = vehicle.sideImage ?? vehicle.images[0]
    return [
      [id, code, year, mileage, price, isConnected ? 1 : 0, position, addedAt],
      dealers.positionOf(vehicle.dealer.supplierCode),
      shared.map((name) => texts.positionOf(vehicle[name])),
      picture ? pathOf(picture) : null,
    ]
  })
  return {
    dealers: dealers.values().flatMap((code) => byCode.get(code) ?? []),
    texts: texts.values(),
    rows,
  }
}

/** Reads the vehicles that {@link writeStockRows} wrote. Their picture is the one of the card. */
export function readStockRows({ dealers, texts, rows }: StockRows): UsedVehicle[] {
  const pathAt = ([folder, name]: readonly [number, string]) => `${texts[folder] ?? ''}${name}`
  return rows.flatMap(([facts, dealer, sharedTexts, picture]) => {
    const owner = dealers[dealer]
    if (!owner) return []
    const [id, code, year, mileage, price, isConnected, position, addedAt] = facts
    const named = Object.fromEntries(
      shared.map((name, index) => [name, texts[sharedTexts[index] ?? -1] ?? '']),
    ) as Pick<Vehicle, (typeof shared)[number]>
    return [
      {
        ...named,
        ...{ id, code, year, mileage, price, position, addedAt },
        isConnected: isConnected === 1,
        images: [],
        sideImage: picture && pathAt(picture),
        soldAt: null,
        dealer: owner,
      },
    ]
  })
}
