import { expectNoAxeViolations } from '../support/axe.ts'
import { formOf, openForm } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

const agreement = 'I consent to receiving marketing communication.'

test('shows the divisions and the channels with the one box of consent (D-174, D-175)', async ({ page }) => {
  await openForm(page, '/contact')
  const form = formOf(page)
  const agrees = form.getByRole('checkbox', { name: agreement })
  const divisions = form.getByRole('group', { name: 'Who may contact you?' })
  const channels = form.getByRole('group', { name: 'How may they contact you?' })
  await expect(divisions).toBeHidden()
  await expect(channels).toBeHidden()
  await agrees.check()
  await expect(divisions.getByRole('checkbox')).toHaveCount(4)
  for (const name of ['TFS', 'TIM', 'Lexus', 'Hino'])
    await expect(divisions.getByRole('checkbox', { name })).not.toBeChecked()
  await expect(channels.getByRole('radio')).toHaveCount(3)
  for (const name of ['Call', 'SMS', 'Email'])
    await expect(channels.getByRole('radio', { name, exact: true })).toBeVisible()
  await expect(channels.getByRole('radio', { name: 'Email' })).toBeChecked()
  await expectNoAxeViolations(page)
  await agrees.uncheck()
  await expect(divisions).toBeHidden()
})
