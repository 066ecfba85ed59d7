import { expect, test } from '../support/test.ts'

// Pages are crawled without cookies, and only those that return 200 are listed.
test('serves every page without cookies, and offers no sign-in on any (D-015, C-309)', {
  tag: '@core',
}, async ({ crawled }) => {
  expect(crawled.pages.length).toBeGreaterThan(100)
  expect(crawled.broken).toEqual([])
  for (const page of crawled.pages) {
    const { url } = page
    const html = page.html.replace(/<script[\s\S]*?<\/script>/g, '')
    expect(html, url).not.toMatch(/href="[^"]*\/(?:admin|login|sign-in|account)\b/)
    expect(html.replace(/<[^>]+>/g, ' '), url).not.toMatch(/\b(?:log ?in|sign ?in|sign up|my account)\b/i)
  }
})

test('sends a visitor to the sign-in page from the admin only (C-309)', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/$/)
})
