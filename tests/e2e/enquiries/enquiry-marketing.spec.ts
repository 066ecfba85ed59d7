import { expectNoAxeViolations } from '../support/axe.ts'
import { answerForms, fillIn, formOf, openForm, sayYes, stored, submit } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

const optIn = 'I would like to hear about offers, events and news'
const agreement = 'I consent to receiving marketing communication.'

test('preselects contact by email, and sends phone when the visitor chooses it (D-169, D-427)', async ({
  page,
}) => {
  await openForm(page, '/contact')
  const sent = await answerForms(page, stored)
  const ways = formOf(page).getByRole('group', { name: 'How would you like us to contact you?' })
  await expect(ways.getByRole('radio', { name: 'Email' })).toBeChecked()
  await ways.getByRole('radio', { name: 'Phone' }).check()
  await fillIn(page)
  await submit(page)
  await sayYes(page)
  await expect(page.getByText('Your Message has been sent.')).toBeVisible()
  expect(sent[0]?.body.preferredContact).toBe('phone')
})

test('shows channels and consent after opt-in, and divisions after consent (D-170, D-172, D-174, D-175)', async ({
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

test('requires a division with marketing consent, and sends the one chosen channel (D-176, D-177)', async ({
  page,
}) => {
  await openForm(page, '/contact')
  const sent = await answerForms(page, stored)
  const form = formOf(page)
  await fillIn(page)
  await form.getByRole('checkbox', { name: optIn }).check()
  await form.getByRole('radio', { name: 'SMS' }).check()
  await form.getByRole('checkbox', { name: agreement }).check()
  await submit(page)
  await expect(form.getByText('Please select at least one option')).toBeVisible()
  expect(sent).toEqual([])
  await form.getByRole('checkbox', { name: 'Lexus' }).check()
  await submit(page)
  await sayYes(page)
  await expect(page.getByText('Your Message has been sent.')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    optIn: true,
    marketing: true,
    channel: 'SMS',
    divisions: ['Lexus'],
    wordingVersion: 1,
  })
})

test('sends no consent and no divisions once consent is unticked (D-173, D-178, D-179)', async ({ page }) => {
  await openForm(page, '/contact')
  const sent = await answerForms(page, stored)
  const form = formOf(page)
  await fillIn(page)
  await form.getByRole('checkbox', { name: optIn }).check()
  await form.getByRole('checkbox', { name: agreement }).check()
  await form.getByRole('checkbox', { name: 'TFS' }).check()
  await form.getByRole('checkbox', { name: agreement }).uncheck()
  await submit(page)
  await sayYes(page)
  await expect(page.getByText('Your Message has been sent.')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ marketing: false, divisions: [] })
})
