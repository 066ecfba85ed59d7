import type { Enquiry } from '#features/enquiries/enquiries/index.ts'
import { enquiry } from './sample.test-support.ts'

/** A trade-in of the visitor of the sample, with two photos. */
export const tradeInEnquiry: Enquiry = {
  ...enquiry,
  kind: 'tradeIn',
  subject: null,
  note: '',
  person: { ...enquiry.person, phone: '0821234567', preferredContact: 'email' },
  details: {
    province: 'Gauteng',
    suburb: 'Sandown',
    make: 'Datsun',
    modelName: 'Corolla',
    variant: '1.8 XS',
    year: '2019',
    condition: 'Good',
    mileage: '98000',
    askingPrice: '219900',
    message: 'One owner.',
    desk: 'enquiry',
  },
  files: [
    {
      ...{ key: 'AAAAAAAAAAAAAAAAAAAAAA', slot: 'photos', name: 'front.jpg' },
      ...{ mediaType: 'image/jpeg', bytes: 839_680 },
    },
    {
      ...{ key: 'BBBBBBBBBBBBBBBBBBBBBB', slot: 'photos', name: 'back.jpg' },
      ...{ mediaType: 'image/jpeg', bytes: 3_565_158 },
    },
  ],
}

/** An application to the junior academy without a CV. */
export const application: Enquiry = {
  ...enquiry,
  kind: 'academy',
  subject: null,
  dealer: null,
  note: '',
  details: {
    driverFirstName: 'Lerato',
    driverSurname: 'Dlamini',
    driverBirthday: '21/11/2012',
    driverPhone: '0830000001',
    driverEmail: 'lerato@example.com',
    yearTurnedEight: '2020',
    driverProvince: 'Gauteng',
    relationship: 'Mother',
    guardianFirstName: 'Nomsa',
    guardianSurname: 'Dlamini',
    guardianBirthday: '02/03/1985',
    guardianPhone: '0830000002',
    guardianEmail: 'nomsa@example.com',
    guardianProvince: 'Limpopo',
    entriesCorrect: 'yes',
    collectionAgreed: 'yes',
    guardianAdult: 'yes',
  },
}
