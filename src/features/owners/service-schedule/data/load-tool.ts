import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { findModel, listRanges } from '#features/vehicles/vehicles/server.ts'
import { log } from '#platform/process/log.ts'
import { modelCode } from '../rules/model-code.ts'
import type { ServiceChoice, ServiceParts, ServiceTool } from '../tool.ts'
import { findService, listIntervals, listServicedModels } from './cached.ts'

/** Reads a part of the tool. Logs a failure, which is not the failure of the whole tool. Source: decision G-3. */
async function readPart<Part>(part: string, read: () => Promise<Part>): Promise<Part | 'failed'> {
  try {
    return await read()
  } catch (error) {
    log.error({ part, reason: String(error) }, 'service schedule failed')
    return 'failed'
  }
}

type Query = Readonly<Partial<Record<string, string>>>

/** The range, by its slug or its code, and the model that a query chooses: a model alone chooses its range, too. */
async function chosenModel({
  range = '',
  model = '',
}: Query): Promise<Pick<ServiceChoice, 'range' | 'model'>> {
  const known = (await listRanges()).find(({ slug, code }) => range === slug || range === code)?.slug ?? null
  const found = modelCode.test(model) ? await findModel(model) : null
  if (!found) return { range: known, model: null }
  // A form that was sent with another range still has the model of the one before.
  if (known !== null && found.range.slug !== known) return { range: known, model: null }
  return { range: found.range.slug, model: found.code }
}

async function loadParts(
  choice: Pick<ServiceChoice, 'range' | 'model'>,
  kilometres: number,
): Promise<{ interval: number; parts: ServiceParts }> {
  const { range, model } = choice
  const models = range === null ? null : await readPart('models', () => listServicedModels(range))
  if (model === null) return { interval: 0, parts: { models, intervals: null, service: null } }
  const intervals = await readPart('intervals', () => listIntervals(model))
  const options = intervals === 'failed' ? [] : (intervals ?? [])
  const interval = options.includes(kilometres) ? kilometres : (options[0] ?? 0)
  const service = interval === 0 ? null : await readPart('service', () => findService(model, interval))
  // The choice is kept, so that the browser can ask again for what failed.
  return { interval: intervals === 'failed' ? kilometres : interval, parts: { models, intervals, service } }
}

/** Loads the tool with what the query of the page chooses, so that it works without JavaScript and by link. */
export function loadServiceTool({ query = {} }: Pick<LiveDataRequest, 'query'>): Promise<Live<ServiceTool>> {
  return readLive<ServiceTool>('serviceSchedule', async () => {
    const ranges = (await listRanges()).map(({ slug, name, code }) => ({ slug, name, code }))
    if (ranges.length === 0) return null
    const choice = await chosenModel(query)
    const kilometres = /^[1-9]\d{0,6}$/.test(query.km ?? '') ? Number(query.km) : 0
    const { interval, parts } = await loadParts(choice, kilometres)
    return { ranges, choice: { ...choice, interval }, parts }
  })
}
