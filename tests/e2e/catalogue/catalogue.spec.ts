import { expect, groups, test } from '../support/catalogue.ts'

for (const [path, theme, prefix] of [
  ['', 'light', ''],
  ['/gr', 'racing', 'gr-'],
] as const) {
  test(`links to every group from the overview in the ${theme} theme`, { tag: '@core' }, async ({
    request,
  }) => {
    const response = await request.get(`/catalogue/components${path}`)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<html[^>]* data-theme="${theme}"`))
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    const [list = ''] = html.match(/<nav aria-label="Components">.*?<\/nav>/s) ?? []
    const links = [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links.slice(1)).toEqual(groups.map((group) => `/catalogue/components/${prefix}${group}`))
  })
}
