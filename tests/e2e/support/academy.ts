import type { Page } from '@playwright/test'
import { formOf } from './forms.ts'

/** The page with the application to the academy. Source: requirement V-260. */
export const academyPath = '/gr/motorsport/junior-academy'

/** A section of the form, whose labels may stand in the other one too. */
export const section = (page: Page, name: 'Driver Information' | 'Guardian Information') =>
  formOf(page).getByRole('group', { name, exact: true })

export const driver = (page: Page, label: string) =>
  section(page, 'Driver Information').getByLabel(label, { exact: false })

export const guardian = (page: Page, label: string) =>
  section(page, 'Guardian Information').getByLabel(label, { exact: false })

export const driverEntries = {
  'First Name': 'Lerato',
  Surname: 'Mokoena',
  'Date Of Birth': '21/11/2009',
  'Year Turned 8': '2017',
  'Contact Number': '082 765 4321',
  Email: 'lerato@example.co.za',
} as const

export const guardianEntries = {
  'Relationship To The Driver': 'Mother',
  'First Name': 'Nomsa',
  Surname: 'Mokoena',
  'Date Of Birth': '20/11/2008',
  'Contact Number': '082 123 4567',
  Email: 'nomsa@example.co.za',
} as const

/** The names of what has to be confirmed. */
export const confirmations = ['entriesCorrect', 'collectionAgreed', 'guardianAdult'] as const

export const confirmation = (page: Page, name: (typeof confirmations)[number]) =>
  formOf(page).locator(`input[name=${name}]`)

/** Completes what is required, for a driver and a guardian who are just young and old enough. */
export async function fillAcademy(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(driverEntries)) await driver(page, label).fill(value)
  for (const [label, value] of Object.entries(guardianEntries)) await guardian(page, label).fill(value)
  for (const name of confirmations) await confirmation(page, name).check()
}

export const sendApplication = (page: Page) =>
  formOf(page).getByRole('button', { name: 'Submit Enquiry', exact: true }).click()
