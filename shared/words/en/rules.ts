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
} as const;
