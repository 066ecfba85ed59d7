import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('counts one vote for the question of the day and shows the result, also after a reload (C-106, C-109 to C-114, C-313, C-359)', {
  tag: '@core',
}, async ({ page, request }) => {
  await page.goto('/gr/motorsport/dakar', { waitUntil: 'networkidle' })
  const poll = page.locator('[data-block=dakarPoll]')
  const options = poll.getByRole('radio')
  const count = await options.count()
  expect(count).toBeGreaterThan(1)
  await options.nth(1).check()
  await options.first().check()
  await expect(poll.getByRole('radio', { checked: true })).toHaveCount(1)

  const posted = page.waitForRequest(
    (each) => each.method() === 'POST' && each.url().includes('poll-vote-update'),
  )
  await poll.getByRole('button', { name: 'Vote' }).click()
  const sent = await posted
  expect(Object.keys(sent.postDataJSON())).toEqual(['optionId'])
  await expect(poll.getByRole('listitem')).toHaveCount(count)
  await expect(poll.getByRole('listitem').first()).toContainText('%')
  await expect(poll.getByRole('button', { name: 'Vote' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.reload()
  await expect(poll.getByRole('listitem')).toHaveCount(count)

  const pollId = sent.url().split('/').at(-1)
  const result = await request.get(`/gr/poll-result/${pollId}`)
  expect(result.status()).toBe(200)
  expect(result.headers()['cache-control']).not.toContain('public')
  expect(await result.text()).toContain('%')
})
