import { addressOf, only, readPage } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const name = 'Marula Toyota Bryanston'
const root = '/dealers/marula-toyota-bryanston'
const group = '/dealers/groups/marula-motor-group'

test('offers the contact details as a file for address books', { tag: '@core' }, async ({ request }) => {
  const response = await request.get(`${root}/contact.vcf`)
  expect(response.headers()['content-type']).toContain('text/vcard')
  expect(await response.text()).toMatch(
    /^BEGIN:VCARD\r\nVERSION:4\.0\r\n[\s\S]*FN:Marula Toyota Bryanston\r\n/,
  )
  expect((await request.get('/dealers/nobody/contact.vcf')).status()).toBe(404)
})

test('describes the dealer to search engines, and lists every site but no template', {
  tag: '@core',
}, async ({ request }) => {
  const html = await (await request.get(root)).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )
  expect(data.find((one) => one['@type'] === 'AutoDealer')).toMatchObject({
    name,
    geo: { '@type': 'GeoCoordinates' },
  })
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${root}</loc>`))
  expect(sitemap).toContain(`${root}/team`)
  expect(sitemap).toContain(group)
  expect(sitemap).not.toContain('/template')
})

test('finds a dealer by name and town, and never the template', async ({ request }) => {
  const results = async (text: string) =>
    only((await readPage(request, `/search?q=${text}`)).document, 'main')
  expect(addressOf(await results('bryanston'), name)).toBe(root)
  const links = [...(await results('forecourt')).querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links).not.toContain('/dealers/template/events')
})
