import {
  academyPath,
  confirmation,
  confirmations,
  driver,
  driverEntries,
  fillAcademy,
  guardian,
  guardianEntries,
  section,
  sendApplication,
} from '../support/academy.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { answerForms, formOf, openForm, stored } from '../support/forms.ts'
import { descriptionOf, fieldOf } from '../support/plain-form.ts'
import { only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const required = 'This field is required'
const confirm = 'Please confirm the above'
const tooLong = 'This is too long'

test('shows who may apply, both sections and the provinces in their order (V-260 to V-264, V-266, V-274)', {
  tag: '@core',
}, async ({ request }) => {
  const page = await readPage(request, academyPath)
  const form = only(page.document, 'main form')
  for (const text of [
    /parent or guardian who is over 18/,
    /karting experience is a prerequisite/,
    /below 17/,
  ])
    expect(textOf(form)).toMatch(text)
  for (const birthday of ['driverBirthday', 'guardianBirthday']) {
    expect(fieldOf(page, birthday).type).toBe('text')
    expect(descriptionOf(page, birthday)).toBe('DD/MM/YYYY')
  }
  for (const province of ['driverProvince', 'guardianProvince'])
    expect(textsOf(fieldOf(page, province), 'option')).toEqual([
      'Select province',
      ...['Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo'],
      ...['Mpumalanga', 'Northern Cape', 'North West', 'Western Cape'],
    ])
  const sections = [...form.querySelectorAll('fieldset')]
  expect(sections.map((group) => textOf(only(group, 'legend')))).toEqual([
    ...['Driver Information', 'Guardian Information'],
  ])
  for (const group of sections)
    expect(group.querySelectorAll('input:not([type=file]), select')).toHaveLength(7)
  expect(form.querySelectorAll('[type=checkbox]')).toHaveLength(3)
  expect(textsOf(form, 'button')).toEqual(['Submit Enquiry'])
})

test('names all twelve missing entries and three confirmations, and sends nothing (V-267, V-268, V-327)', async ({
  page,
}) => {
  await openForm(page, academyPath)
  const sent = await answerForms(page, stored)
  await sendApplication(page)
  await expect(formOf(page).getByText(required, { exact: true })).toHaveCount(12)
  const inDriver = section(page, 'Driver Information').getByText(required, { exact: true })
  await expect(inDriver).toHaveCount(6)
  await expect(formOf(page).getByText(confirm, { exact: true })).toHaveCount(3)
  await expect(driver(page, 'First Name')).toBeFocused()
  await expectNoAxeViolations(page)
  expect(sent).toEqual([])
})

test('asks for each confirmation (V-268)', async ({ page }) => {
  await openForm(page, academyPath)
  const sent = await answerForms(page, stored)
  await fillAcademy(page)
  for (const name of confirmations) {
    const box = confirmation(page, name)
    await box.uncheck()
    await sendApplication(page)
    await expect(box).toHaveAccessibleDescription(new RegExp(`${confirm}$`))
    await expect(formOf(page).getByText(confirm, { exact: true })).toHaveCount(1)
    await box.check()
    await expect(formOf(page).getByText(confirm, { exact: true })).toHaveCount(0)
  }
  expect(sent).toEqual([])
})

test('refuses the 21st character of ten entries and the 151st of an e-mail (V-270, V-271)', async ({
  page,
}) => {
  await openForm(page, academyPath)
  const sent = await answerForms(page, stored)
  await fillAcademy(page)
  const isPhone = (label: string) => label === 'Contact Number'
  const fillAll = async (lengths: { line: number; email: number }) => {
    for (const [find, entries] of [
      [driver, driverEntries],
      [guardian, guardianEntries],
    ] as const)
      for (const label of Object.keys(entries)) {
        const text = (isPhone(label) ? '0' : 'a').repeat(lengths.line)
        const email = `${'a'.repeat(lengths.email - 14)}@example.co.za`
        await find(page, label).fill(label === 'Email' ? email : text)
      }
  }
  await fillAll({ line: 21, email: 151 })
  await sendApplication(page)
  await expect(formOf(page).getByText(tooLong, { exact: true })).toHaveCount(12)
  await fillAll({ line: 20, email: 150 })
  await sendApplication(page)
  await expect(formOf(page).getByText(tooLong, { exact: true })).toHaveCount(0)
  // Twenty letters are no date.
  await expect(formOf(page).getByText('Please enter a real date as DD/MM/YYYY')).toHaveCount(2)
  expect(sent).toEqual([])
})

test('refuses days that are none, drivers of 17 and guardians below 18 (V-262, V-263, V-275)', async ({
  page,
  tolerate,
}) => {
  tolerate(/422/)
  await openForm(page, academyPath)
  await fillAcademy(page)
  for (const [birthday, entry, message] of [
    [driver(page, 'Date Of Birth'), '31/02/2012', /Please enter a real date/],
    [driver(page, 'Date Of Birth'), '20/11/2009', /The driver must be younger than 17/],
    [guardian(page, 'Date Of Birth'), '21/11/2008', /The parent or guardian must be 18 or older/],
  ] as const) {
    const before = await birthday.inputValue()
    await birthday.fill(entry)
    await sendApplication(page)
    await expect(birthday).toHaveAccessibleDescription(message)
    await birthday.fill(before)
  }
  await sendApplication(page)
  await expect(page.getByRole('heading', { name: 'Enquiry submitted successfully' })).toBeVisible()
  await expect(page.getByText(/The academy reads every application/)).toBeVisible()
  await expect(page.getByText(/FC-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
  await expect(formOf(page)).toHaveCount(0)
})

test('shows a message and keeps the entries when sending fails (V-325)', async ({ page, tolerate }) => {
  tolerate(/500/)
  await openForm(page, academyPath)
  const sent = await answerForms(page, { status: 500 })
  await fillAcademy(page)
  await sendApplication(page)
  await expect(formOf(page).getByText(/Everything you entered is still here/)).toBeVisible()
  await expect(driver(page, 'First Name')).toHaveValue('Lerato')
  await expect(page.getByText('Enquiry submitted successfully')).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('sends without a CV and without provinces, as JSON (V-269, V-273)', async ({ page }) => {
  await openForm(page, academyPath)
  const sent = await answerForms(page, stored)
  await fillAcademy(page)
  await sendApplication(page)
  await expect(page.getByText('Enquiry submitted successfully')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    ...{ driverFirstName: 'Lerato', driverBirthday: '21/11/2009', yearTurnedEight: '2017' },
    ...{ relationship: 'Mother', guardianEmail: 'nomsa@example.co.za', guardianAdult: true },
    ...{ page: academyPath, driverProvince: '' },
  })
})
