import { formatStockPrice, type UsedVehicle, usedVehiclePath } from '#features/stock/stock/index.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { MailFact } from '#platform/mail/mail-content.ts'
import type { Cents } from '#platform/money.ts'
import { config } from '#platform/process/config.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import { nameOfVehicle } from '../rules/describe-vehicle.ts'
import { type AlertOwner, composeMail } from './compose-mail.ts'
import type { News } from './due-alerts.ts'

type PathOf = (query: string) => string

const absolute = (path: string) => `${config().siteUrl}${path}`

const priceOf = ({ price, dealer }: UsedVehicle) => formatStockPrice(price, dealer.currency)

const newVehicles = (count: number) =>
  count === 1 ? '1 new vehicle' : `${formatWholeNumber(count)} new vehicles`

function vehicleFact(vehicle: UsedVehicle, label: string, value: string): MailFact {
  return { label, value, address: absolute(usedVehiclePath(vehicle)) }
}

function listedVehicle(vehicle: UsedVehicle): MailFact {
  const mileage = vehicle.mileage === null ? '' : `${formatWholeNumber(vehicle.mileage)} km`
  const parts = [priceOf(vehicle), mileage, vehicle.dealer.name].filter(Boolean)
  return vehicleFact(vehicle, nameOfVehicle(vehicle), parts.join(', '))
}

/** Returns one line about the news of an alert, and the rows of its vehicles. */
function describe({ alert, content }: News, pathOf: PathOf): { line: string; facts: readonly MailFact[] } {
  switch (content.kind) {
    case 'new': {
      const search = { label: 'Your search', value: alert.title, address: absolute(pathOf(alert.subject)) }
      const line = `${newVehicles(content.count)} for ${alert.title}`
      return { line, facts: [...content.vehicles.map(listedVehicle), search] }
    }
    case 'drop': {
      const { vehicle, previousPrice } = content
      const before = formatStockPrice(previousPrice as Cents, vehicle.dealer.currency)
      const name = nameOfVehicle(vehicle)
      return {
        line: `Now ${priceOf(vehicle)}: ${name}`,
        facts: [vehicleFact(vehicle, name, `${priceOf(vehicle)}, was ${before}`)],
      }
    }
    case 'sold': {
      const name = nameOfVehicle(content.vehicle)
      return {
        line: `Sold: ${name}`,
        facts: [vehicleFact(content.vehicle, name, 'This vehicle has been sold. See similar vehicles')],
      }
    }
  }
}

const explanations = {
  new: 'These vehicles have come in since we last looked for you.',
  drop: 'A vehicle you asked us to watch has become cheaper.',
  sold: 'A vehicle you asked us to watch has been sold, so its alert has ended.',
} as const

/** Composes the mail with all news for one person. @param key of the mail */
export function newsMail(owner: AlertOwner, key: string, news: readonly News[], pathOf: PathOf): Mail {
  const parts = news.map((each) => describe(each, pathOf))
  const [first] = parts
  const subject =
    parts.length === 1 && first ? first.line : `News about ${parts.length} of your vehicle alerts`
  const kinds = new Set(news.map(({ content }) => content.kind))
  return composeMail(owner, key, {
    subject,
    preview: parts.map(({ line }) => line).join('. '),
    heading: subject,
    paragraphs: [
      ...[...kinds].map((kind) => explanations[kind]),
      ...(parts.length > 1 ? parts.map(({ line }) => line) : []),
    ],
    facts: parts.flatMap(({ facts }) => facts),
    footer: [
      'You get this e-mail because you asked for it on our website. Prices and availability are as of the time of sending.',
    ],
  })
}
