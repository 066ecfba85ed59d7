export {
  type EnquiryTarget,
  type EnquiryTargets,
  enquiryTargets,
  type VehicleTargets,
} from './rules/enquiry-targets.ts'
