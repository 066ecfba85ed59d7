import { createSelfSignedCertificate } from '../load/enquiries/certificate.ts'
import { createFaultyResponses } from '../load/enquiries/faulty-responses.ts'
import { channelsOf, type ExpectedEnquiry, mixedForm } from '../load/enquiries/forms.ts'
import type { ReceivedMessage } from '../load/enquiries/integrations/behaviour.ts'
import { startIntegrations } from '../load/enquiries/integrations/start-integrations.ts'
import { createKiller } from '../load/enquiries/killer.ts'
import { createLedger, type Ledger } from '../load/enquiries/ledger.ts'
import { configureAdfDealers, readVehicles } from '../load/enquiries/showroom-data.ts'
import { type StoredEnquiries, waitForDelivery } from '../load/enquiries/stored-enquiries.ts'
import { type SubmissionResult, submitAll } from '../load/enquiries/submit.ts'
import { expectedUsedLead, openQueue } from '../load/enquiries/used-leads.ts'
import { type SupervisedSite, superviseSite } from '../load/supervised-site.ts'
import { createFigureFactory, type Figure, type Measure } from '../measure.ts'

const FORMS = 20_000
const KILLS = 30
const MIN_KILLS = 6
const AT_ONCE = 20
/** One enquiry about a used vehicle, for the lead provider, is added for this many forms. */
const USED_EVERY = 40
/** Enough attempts to outlast every restart. */
const TRIES = 600
/** Kills count as failed attempts, so that some retry delays grow to hours. */
const DELIVERY_TIME = { skipDelaysAfter: 420_000, timeout: 1_200_000 }

/** How long the site may be away after a kill of its main process, in seconds. */
const MAX_DOWN_S = 9
/** Deliveries that a recipient may accept twice: their sender is killed between the answer and its record. */
const MAX_REPEATED_SHARE = 5 / 10_000

const figure = createFigureFactory('kills')

/** The longest time without a site after a kill of its main process. */
function downtimeFigure(downtimes: readonly number[]): Figure {
  const seconds = downtimes.map((ms) => ms / 1_000)
  const longest = Math.max(0, ...seconds)
  return figure(
    'site away after a kill of its main process, longest',
    `${longest.toFixed(1)} s (${seconds.map((each) => each.toFixed(1)).join(', ')})`,
    `≤ ${MAX_DOWN_S} s`,
    longest > 0 && longest <= MAX_DOWN_S,
  )
}

const summaryOf = (list: readonly string[]) => (list.length === 0 ? '0' : `${list.length} (${list[0]})`)

type Run = {
  readonly submitted: SubmissionResult
  readonly stored: StoredEnquiries & { readonly late: number }
  readonly usedLeads: ReadonlySet<number>
  readonly expectedOf: (visitor: number) => ExpectedEnquiry | undefined
}

/** Checks that every enquiry reached all its recipients, completely and once. */
function verify({ submitted, stored, usedLeads, expectedOf }: Run, ledger: Ledger): Figure[] {
  const visitors = [...submitted.answered, ...usedLeads]
  const unstored = [...submitted.references].filter(
    ([key, reference]) => stored.references.get(key) !== reference,
  )
  const undelivered = visitors.flatMap((visitor) => {
    const expected = expectedOf(visitor)
    return expected
      ? channelsOf(expected)
          .filter((channel) => !ledger.has(visitor, channel))
          .map((channel) => `${visitor} ${channel}`)
      : []
  })
  const aboutVehicles = visitors.filter((visitor) => expectedOf(visitor)?.vehicle)
  const withoutAdf = aboutVehicles.filter((visitor) => !ledger.hasAdf(visitor)).map(String)
  const unacknowledged = stored.references.size - submitted.references.size - usedLeads.size
  const lost = [...unstored.map(([key]) => key), ...undelivered]
  return [
    figure('lost', summaryOf(lost), `0 of ${visitors.length}`, lost.length === 0 && visitors.length > 0),
    figure('duplicates', summaryOf(ledger.duplicates()), '0', ledger.duplicates().length === 0),
    figure('two references', `${submitted.contradictory}`, '0', submitted.contradictory === 0),
    figure('no reference', `${submitted.unanswered}`, '0', submitted.unanswered === 0),
    figure('stored without a response', `${unacknowledged}`, '0', unacknowledged === 0),
    figure(
      'accepted without vehicle, price, dealer or plan',
      summaryOf(ledger.incomplete()),
      `0 of ${ledger.keys()}`,
      ledger.incomplete().length === 0,
    ),
    figure('without ADF', summaryOf(withoutAdf), `0 of ${aboutVehicles.length}`, withoutAdf.length === 0),
    figure(
      'accepted again after a clean response',
      `${ledger.repeated()} of ${ledger.keys()}`,
      '≤ 5 of 10 000',
      ledger.repeated() <= MAX_REPEATED_SHARE * ledger.keys(),
    ),
  ]
}

/** Submits enquiries of every kind while processes are killed and integrations fail. */
async function submitUnderKills(
  site: SupervisedSite,
  forms: number,
  crmAddress: string | null,
  ledgerOf: LedgerOf,
) {
  const kills = Math.min(KILLS, Math.max(MIN_KILLS, Math.round((forms * KILLS) / FORMS)))
  const vehicles = await readVehicles(site.dataDir)
  const dealers = await configureAdfDealers(site.dataDir, crmAddress)
  const queue = await openQueue(site.dataDir)
  const formOf = (index: number) => mixedForm(index, vehicles, dealers)
  const usedLeads = new Set<number>()
  const usedDealer = dealers.find(({ hasCrm }) => !hasCrm)
  const expectedOf = (visitor: number) => {
    if (visitor >= 0 && visitor < forms) return formOf(visitor).expected
    return usedDealer && visitor >= forms ? expectedUsedLead(usedDealer) : undefined
  }
  const ledger = ledgerOf(expectedOf)
  const killer = createKiller(site, queue)
  const adding: Promise<void>[] = []
  const onSubmit = (begun: number) => {
    if (usedDealer && begun % USED_EVERY === 0) {
      const visitor = forms + begun
      adding.push(queue.addUsedLead(visitor, usedDealer).then(() => void usedLeads.add(visitor)))
    }
    if (begun >= ((killer.total() + 1) * forms) / (kills + 1)) killer.killNext()
  }
  const began = performance.now()
  const load = { origin: site.url, forms, concurrency: AT_ONCE, addresses: forms, attempts: TRIES, onSubmit }
  const submitted = await submitAll({ ...load, formOf: (index) => formOf(index).form })
  await Promise.all([...adding, killer.settled()])
  const submittedS = (performance.now() - began) / 1_000
  const stored = await waitForDelivery(site.dataDir, DELIVERY_TIME)
  const deliveredS = (performance.now() - began) / 1_000
  await queue.close().catch(() => {})
  return { run: { submitted, stored, usedLeads, expectedOf }, ledger, killer, kills, submittedS, deliveredS }
}

type LedgerOf = (expectedOf: Run['expectedOf']) => Ledger

async function measureKills(forms: number): Promise<Figure[]> {
  const responses = createFaultyResponses()
  let ledger: Ledger | undefined
  const certificate = await createSelfSignedCertificate()
  const hooks = {
    behaviourFor: responses.behaviourFor,
    onAccepted: (arrival: ReceivedMessage, answered: boolean) => ledger?.record(arrival, answered),
  }
  const receivers = await startIntegrations(hooks, certificate)
  const env = { ...receivers.environment, TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
  const trusted = certificate && { NODE_EXTRA_CA_CERTS: certificate.file }
  let site: SupervisedSite | undefined
  try {
    site = await superviseSite({ ...env, ...trusted })
    const result = await submitUnderKills(site, forms, receivers.crmAddress, (expectedOf) => {
      ledger = createLedger(expectedOf)
      return ledger
    })
    const { all, bad } = responses.counts()
    const { killer, kills, submittedS, deliveredS } = result
    return [
      figure(
        `${forms} enquiries`,
        `${submittedS.toFixed(0)} s to submit, ${deliveredS.toFixed(0)} s to deliver`,
        '–',
        result.run.stored.undelivered === 0,
      ),
      downtimeFigure(site.downtimes()),
      figure('kills', `${killer.total()}: ${killer.summary()}`, `${kills}`, killer.total() >= kills),
      figure('faulty responses', `${bad} of ${all}`, 'a third', bad / all > 0.28),
      {
        ...figure(
          'still waiting after seven minutes, retry delays then skipped',
          `${result.run.stored.late}`,
          '–',
          true,
        ),
        reached: null,
      },
      ...verify(result.run, result.ledger),
    ]
  } finally {
    await site?.stop()
    await Promise.all([receivers.close(), certificate?.remove()])
  }
}

/** No enquiry is lost, duplicated or incomplete, whatever is killed. `--forms` sets the number of enquiries. */
export const kills: Measure = { name: 'kills', run: ({ forms = FORMS }) => measureKills(forms) }
