import { academyPath, driver, fillAcademy, sendApplication } from '../support/academy.ts'
import { blankFile, maxFileBytes, pdf, photo } from '../support/files.ts'
import { answerForms, fieldMessage, openForm, stored } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

const wrongType = 'Please choose a PDF.'
const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('refuses other files than PDF, and takes them out again (V-265)', async ({ page, tolerate }) => {
  tolerate(/422/)
  await openForm(page, academyPath)
  await fillAcademy(page)
  const cv = driver(page, 'Driver CV')
  const message = fieldMessage(page, wrongType)
  await expect(cv).toHaveAttribute('accept', '.pdf')
  for (const file of [blankFile('cv.docx', 100, wordFile), await photo('cv.png')]) {
    await cv.setInputFiles(file)
    await expect(message).toBeVisible()
    await expect(cv).toHaveValue('')
  }
  await cv.setInputFiles({
    ...{ name: 'cv.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('Ten races, three wins.'),
  })
  await expect(message).toHaveCount(0)
  await page.clock.fastForward(2_000)
  await sendApplication(page)
  await expect(message).toBeVisible()
  await expect(cv).toHaveValue('')
  await expect(driver(page, 'Surname')).toHaveValue('Mokoena')
})

test('takes a CV of 5 242 880 bytes and no larger one (V-272)', async ({ page }) => {
  await openForm(page, academyPath)
  const sent = await answerForms(page, stored)
  await fillAcademy(page)
  const cv = driver(page, 'Driver CV')
  const message = fieldMessage(page, 'File size should be less than 5MB.')
  await cv.setInputFiles(blankFile('cv.pdf', maxFileBytes + 1, 'application/pdf'))
  await expect(message).toBeVisible()
  await expect(cv).toHaveValue('')
  await cv.setInputFiles(blankFile('cv.pdf', maxFileBytes, 'application/pdf'))
  await expect(message).toHaveCount(0)
  await sendApplication(page)
  await expect(page.getByText('Enquiry submitted successfully')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('stores an application with its CV (V-275)', { tag: '@core' }, async ({ page }) => {
  await openForm(page, academyPath)
  await fillAcademy(page)
  await driver(page, 'Driver CV').setInputFiles(pdf('cv.pdf'))
  await page.clock.fastForward(2_000)
  await sendApplication(page)
  await expect(page.getByText(/FC-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
})

test('is reached from the page about the academy, which asks for karting experience (V-261)', async ({
  page,
}) => {
  await openForm(page, '/discover/csr/junior-academy')
  await expect(page.locator('main')).toContainText('Prior karting experience is a prerequisite')
  await expect(page.locator('main')).not.toContainText('No racing experience')
  await page.getByRole('link', { name: 'Apply now' }).click()
  await expect(page).toHaveURL(academyPath)
})
