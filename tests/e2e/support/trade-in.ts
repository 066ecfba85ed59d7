import type { Page } from '@playwright/test'
import { photo } from './files.ts'
import { fillIn, formOf } from './forms.ts'
import { expect } from './test.ts'

/** The page of the trade-in form that is for any dealer. */
export const tradeInPath = '/trade-in'

/** A field of any kind by its label, which may be followed by its note. */
export const entry = (page: Page, label: string) =>
  formOf(page).getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}(?: \\(optional\\))?$`))

export const button = (page: Page, name: string) => formOf(page).getByRole('button', { name, exact: true })

export const stepHeading = (page: Page, name: 'Personal Details' | 'Vehicle Details') =>
  formOf(page).getByRole('heading', { name, exact: true })

/** Asked about marketing, which the visitor has not agreed to. */
export const marketingQuestion = (page: Page) => page.getByRole('dialog', { name: 'Send without marketing?' })

/** Completes the personal details. */
export async function fillPerson(page: Page): Promise<void> {
  await fillIn(page)
  await entry(page, 'Province').selectOption('Gauteng')
  await entry(page, 'Suburb').fill('Linden')
}

/** The required details of a vehicle, besides its condition and photos. */
export const vehicle = {
  Make: 'Toyota',
  Model: 'Corolla Quest',
  Year: '2018',
  'Odometer Reading (km)': '98000',
  'Asking Price (R)': '185000',
} as const

/** Completes the details of the vehicle, with a photo. */
export async function fillVehicle(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(vehicle)) await entry(page, label).fill(value)
  await entry(page, 'Vehicle Condition').selectOption('Good')
  await entry(page, 'Photos').setInputFiles(await photo())
}

/** Goes on to the second step. */
export async function goNext(page: Page): Promise<void> {
  await button(page, 'Next').click()
  await expect(stepHeading(page, 'Vehicle Details')).toBeVisible()
}

/** Completes both steps, up to the button that sends the form. */
export async function fillTradeIn(page: Page): Promise<void> {
  await fillPerson(page)
  await goNext(page)
  await fillVehicle(page)
}

/** What the browser has stored of the form; null without a draft. */
export const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('formData'))
