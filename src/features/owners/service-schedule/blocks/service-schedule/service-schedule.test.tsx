import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { Live, PageContext } from '#features/site/blocks/index.ts'
import { exampleChosen, exampleTool } from '../../example-tool.ts'
import type { ServiceTool } from '../../tool.ts'
import { ServiceSchedule } from './service-schedule.tsx'

const context: PageContext = {
  ...{ path: '/owners/service-schedule', language: 'en', theme: 'light', isFirst: true },
  site: { has: () => true },
}

async function htmlOf(live: Live<ServiceTool>): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <ServiceSchedule block={{ blockType: 'serviceSchedule' }} live={live} context={context} />,
  )
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

describe('the service schedule as served', () => {
  it('is titled Check Your Service Schedule (V-110)', async () => {
    expect(await htmlOf({ state: 'ready', data: exampleTool })).toMatch(
      /<h1[^>]*>Check Your Service Schedule<\/h1>/,
    )
  })

  it('is a form by GET whose fields are the choices, for browsers without JavaScript', async () => {
    const html = await htmlOf({ state: 'ready', data: exampleChosen })
    expect(html).toMatch(/<form[^>]* action="\/owners\/service-schedule"[^>]* method="get"/)
    for (const name of ['range', 'model', 'km'])
      expect(html).toMatch(new RegExp(`<select[^>]* name="${name}"`))
    expect(html).toMatch(/<option value="44H" selected/)
    expect(html).toMatch(/<option value="20000" selected/)
    expect(html).toContain('type="submit"')
  })

  it('contains every part of the chosen service, for print and browsers without JavaScript', async () => {
    const html = await htmlOf({ state: 'ready', data: exampleChosen })
    const list = html.slice(html.indexOf('data-work'))
    for (const part of ['Glow plugs', 'Propeller shaft and universal joints', 'Cabin air filter', 'OIL-28D'])
      expect(list).toContain(part)
  })

  it('says that the data could not be loaded, and not that there are no items (V-339, G-3)', async () => {
    for (const live of [
      { state: 'failed' } as const,
      {
        state: 'ready' as const,
        data: { ...exampleChosen, parts: { ...exampleChosen.parts, service: 'failed' as const } },
      },
    ]) {
      const html = await htmlOf(live)
      expect(html).not.toContain('No items')
      expect(html).toMatch(/could not be loaded|Loading service data/)
    }
  })

  it('says No items for a service without any (V-340)', async () => {
    const { service } = exampleChosen.parts
    if (service === null || service === 'failed') throw new Error('The example has changed.')
    const data = { ...exampleChosen, parts: { ...exampleChosen.parts, service: { ...service, items: [] } } }
    expect(await htmlOf({ state: 'ready', data })).toContain('>No items<')
  })
})
