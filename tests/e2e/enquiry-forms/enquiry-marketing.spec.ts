import { expectNoAxeViolations } from '../support/axe.ts'
import { formOf, openForm } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

const optIn = 'I would like to hear about offers, events and news'
const agreement = 'I consent to receiving marketing communication.'

test('shows channels and consent after opt-in, and divisions after consent (D-170, D-172, D-174, D-175, D-147)', async ({
  page,
}) => {
  await openForm(page, '/contact')
  const form = formOf(page)
  const agrees = form.getByRole('checkbox', { name: agreement })
  const divisions = form.getByRole('group', { name: 'Who may contact you?' })
  await expect(agrees).toBeHidden()
  await form.getByRole('checkbox', { name: optIn }).check()
  await expect(agrees).toBeVisible()
  await expect(divisions).toBeHidden()
  const channels = form.getByRole('group', { name: 'How may they contact you?' })
  await expect(channels.getByRole('radio')).toHaveCount(3)
  for (const name of ['Call', 'SMS', 'Email'])
    await expect(channels.getByRole('radio', { name, exact: true })).toBeVisible()
  await expect(channels.getByRole('radio', { name: 'Email' })).toBeChecked()
  await agrees.check()
  await expect(divisions.getByRole('checkbox')).toHaveCount(4)
  for (const name of ['TFS', 'TIM', 'Lexus', 'Hino'])
    await expect(divisions.getByRole('checkbox', { name })).not.toBeChecked()
  await expectNoAxeViolations(page)
  await form.getByRole('checkbox', { name: optIn }).uncheck()
  await expect(agrees).toBeHidden()
  await expect(divisions).toBeHidden()
})
