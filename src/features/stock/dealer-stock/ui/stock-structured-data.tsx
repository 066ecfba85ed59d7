import { type UsedVehicle, usedVehiclePath } from '#features/stock/stock/index.ts'
import { vehicleTitle } from '#features/stock/stock-cards/index.ts'
import { config } from '#platform/process/config.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { listedVehicles } from '../data/listing-data.ts'
import { defaultSort, type StockChoices } from '../rules/stock-choices.ts'

type Props = { vehicles: readonly UsedVehicle[]; choices: StockChoices }

/** The vehicles of the page as a list of links, for search engines. */
export function StockStructuredData({ vehicles, choices }: Props) {
  const listed = listedVehicles(vehicles, choices, defaultSort)
  if (listed.length === 0) return null
  const items = listed.map((vehicle, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: vehicleTitle(vehicle),
    url: new URL(usedVehiclePath(vehicle), config().siteUrl).href,
  }))
  return (
    <StructuredData
      data={{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: items }}
    />
  )
}
