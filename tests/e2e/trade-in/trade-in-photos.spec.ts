import { blankFile, maxFileBytes, pdf, photo } from '../support/files.ts'
import { answerForms, fieldMessage, openForm, stored } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'
import {
  button,
  entry,
  fillPerson,
  fillVehicle,
  goNext,
  marketingQuestion,
  tradeInPath,
} from '../support/trade-in.ts'

const tooLarge = 'File size should be less than 5MB.'
const wrongType = 'Please choose a JPG or PNG picture.'

test.beforeEach(async ({ page }) => {
  await openForm(page, tradeInPath)
  await fillPerson(page)
  await goNext(page)
})

test('takes JPG and PNG pictures only, by their names at first (D-324)', async ({ page }) => {
  const photos = entry(page, 'Photos')
  await expect(photos).toHaveAttribute('accept', '.jpg,.jpeg,.png')
  for (const file of [blankFile('front.gif', 100, 'image/gif'), pdf('front.pdf')]) {
    await photos.setInputFiles(file)
    await expect(fieldMessage(page, wrongType)).toBeVisible()
    await expect(photos).toHaveValue('')
  }
  for (const name of ['front.jpg', 'front.JPEG', 'front.png']) {
    await photos.setInputFiles(blankFile(name, 100))
    await expect(fieldMessage(page, wrongType)).toHaveCount(0)
    await expect(photos).not.toHaveValue('')
  }
})

test('clears a photo of one byte too many, says so beside the field, and asks for one on Submit (D-325 to D-327, D-400, D-424)', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const sent = await answerForms(page, stored)
  const photos = entry(page, 'Photos')
  await fillVehicle(page)
  await button(page, 'Remove front.png').click()
  await photos.setInputFiles(blankFile('front.jpg', maxFileBytes + 1))
  const message = fieldMessage(page, tooLarge)
  await expect(message).toBeVisible()
  await expect(photos).toHaveValue('')
  await expect(photos).toHaveAccessibleDescription(new RegExp(`${tooLarge}$`))
  await button(page, 'Submit').click()
  await expect(fieldMessage(page, 'Please upload a file')).toBeVisible()
  await expect(message).toHaveCount(0)
  await photos.setInputFiles(blankFile('front.jpg', maxFileBytes + 1))
  await expect(message).toBeVisible()
  await expect(fieldMessage(page, 'Please upload a file')).toHaveCount(0)
  expect(sent).toEqual([])

  await photos.setInputFiles(blankFile('front.jpg', maxFileBytes))
  await expect(message).toHaveCount(0)
  await expect(photos).not.toHaveValue('')
  await button(page, 'Submit').click()
  await marketingQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Your enquiry has been submitted.')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(dialogs).toEqual([])
})

test('adds each choice to the photos, takes six and no seventh, and keeps the six', async ({ page }) => {
  const one = await photo()
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...one, name: `${index}.png` }))
  const count = () =>
    entry(page, 'Photos').evaluate((input) => (input as HTMLInputElement).files?.length ?? -1)
  await entry(page, 'Photos').setInputFiles(many(2))
  await expect.poll(count).toBe(2)
  await entry(page, 'Photos').setInputFiles(many(6).slice(2))
  await expect.poll(count).toBe(6)
  await entry(page, 'Photos').setInputFiles({ ...one, name: '6.png' })
  await expect(fieldMessage(page, /Too many files/)).toBeVisible()
  expect(await count()).toBe(6)
})

test('takes out a text that is named like a photo, which the server refuses (D-324)', async ({
  page,
  tolerate,
}) => {
  tolerate(/422/)
  await fillVehicle(page)
  await entry(page, 'Photos').setInputFiles({
    ...{ name: 'front.jpg', mimeType: 'image/jpeg' },
    buffer: Buffer.from('This is not a picture.'),
  })
  await page.clock.fastForward(2_000)
  await button(page, 'Submit').click()
  await marketingQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(fieldMessage(page, wrongType)).toBeVisible()
  await expect(entry(page, 'Photos')).toHaveValue('')
  await expect(entry(page, 'Photos')).toBeFocused()
  await expect(entry(page, 'Make')).toHaveValue('Toyota')
})
