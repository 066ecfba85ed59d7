import { publishPage, signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

test('fills the window with the opening banner on / and /dreamcar, but not on another page (C-050)', async ({
  page,
  request,
}) => {
  const height = 800
  await signIn(request)
  const { docs } = await (await request.get('/api/colours?limit=1&depth=0')).json()
  const picture = { source: 'illustration', vehicle: 'fortuner', colour: docs[0].id, scene: 'karoo' }
  const banner = { blockType: 'heroBanner', title: 'Where the tar ends.', picture }
  const other = await publishPage(request, '/journey-banner', { layout: [banner] })
  try {
    await page.setViewportSize({ width: 1280, height })
    const heightAt = async (path: string) => {
      await page.goto(path)
      const opening = page.locator('[data-block="heroBanner"] section').first()
      await expect(opening).toBeVisible()
      return (await opening.boundingBox())?.height
    }
    expect(await heightAt('/')).toBe(height)
    expect(await heightAt('/dreamcar')).toBe(height)
    expect(await heightAt('/journey-banner')).not.toBe(height)
  } finally {
    await other.remove()
  }
})
