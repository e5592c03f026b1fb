import { plural } from "../plural.ts";

/** What schemas say of inputs. In the code these are codes, see codes.ts. */
export const rules = {
  nameRequired: "Name is required",
  emailRequired: "Email is required",
  emailInvalid: "Email is invalid",
  emailUnreadable: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordShort: (least: number) =>
    plural("en", least, {
      one: "Password must be at least # character",
      other: "Password must be at least # characters",
    }),
  passwordLong: (most: number) =>
    plural("en", most, {
      one: "Password must be # character or fewer",
      other: "Password must be # characters or fewer",
    }),
  passwordsDiffer: "Passwords do not match",
  passwordUnconfirmed: "Please confirm your password",
  currentPasswordRequired: "Current password is required",
  termsRequired: "You must agree to the Terms and Privacy Policy",
  codeRequired: "Enter the code",
  codeWrong: "That code doesn’t match. Wait for the next one.",
  credentialsWrong: "Wrong email or password",
  currentPasswordWrong: "Current password is incorrect",
  passwordWrong: "Password is incorrect",
  notText: "Must be text",
  tooLong: (most: number) =>
    plural("en", most, {
      one: "Must be # character or fewer",
      other: "Must be # characters or fewer",
    }),
  notStorable: "Contains characters that can’t be stored",
  timeZoneUnknown: "Unknown time zone",
  companyNameRequired: "Company name is required",
  customerNameRequired: "Customer name is required",
  emailWrong: "Please enter a valid email",
  urlWrong: "Please enter a valid URL",
  fieldsRequired: "Please fill all required fields",
  durationWhole: "Duration must be a whole number of minutes",
  durationShort: (least: number) =>
    plural("en", least, {
      one: "Duration must be at least # minute",
      other: "Duration must be at least # minutes",
    }),
  durationLong: "Duration can be at most 12 hours",
  durationSteps: (step: number) =>
    plural("en", step, {
      one: "Duration must be in steps of # minute",
      other: "Duration must be in steps of # minutes",
    }),
  outcomeUnknown: "Unknown outcome",
  reminderWhole: "Reminder must be a whole number of minutes",
  reminderLate: "Reminder can’t be after the start",
  reminderEarly: "Reminder can be at most a week before",
  dateInvalid: "Invalid date",
  timeInvalid: "Invalid time",
  taskRequired: "Enter a task",
  dayRequired: "Choose a date",
  trueOrFalse: "Only true or false",
  listUnknown: "Unknown list",
  kindUnknown: "Unknown kind",
  statusUnknown: "Unknown status",
  statusOneOf: (all: string) => `Status must be one of ${all}`,
  columnUnknown: "Unknown column",
  valueNotNumber: "Value must be a number",
  contactLate: "Last contact can’t be later than today",
  followUpDays: "Enter 1 to 730 days.",
  clockLike: "Enter a time like 9:00 AM",
  endBeforeStart: "The end must be after the start",
  currencyRequired: "Choose a currency",
  expiryRequired: "Choose when it expires",
  repeatOffDay: "The appointment must be on a day of its repeat",
  repeatEndsEarly: "A repeat can’t end before it begins",
  repeatTooLong: (years: number) =>
    plural("en", years, {
      one: "A repeat that ends can run for at most # year",
      other: "A repeat that ends can run for at most # years",
    }),
  notInName: "Contains characters that can’t be part of a name",
} as const;
