/** Settings, Booking: the mails to customers, and their texts. */
export const mailing = {
  mails: {
    title: "Emails",
    hint: (name: string, email: string) =>
      `To customers. From ${name}, answers go to <email>${email}</email>.`,
    noMail:
      "<b>This server can’t send email.</b> Whoever runs it can set a mail server. Booking works without: customers see their confirmation on the page and keep its address. You can copy links and invitations and send them yourself.",
    names: {
      confirmation: "Confirmation",
      moved: "Moved",
      canceled: "Canceled",
      reminder: "Reminder",
      missed: "Sorry We Missed You",
    },
    times: {
      confirmation: "When it is booked, with the time for the calendar",
      moved: "When they move it; you are asked about your own moves",
      canceled: "When they cancel; you are asked about your own",
      reminder: "1 day before, each type can differ",
      missed: "After a no-show, when you say so",
    },
    own: "Your text",
    standard: "Standard text",
    edit: "Edit",
    editName: (mail: string) => `Edit ${mail}`,
  },
  mail: {
    test: "Send Me a Test",
    tested: "Test sent",
    testFailed: "The test could not be sent. Try again.",
    language: "Text in",
    languageHint:
      "Customers who use another language get the standard text in theirs until you write one.",
    subject: "Subject",
    text: "Text",
    placeholders: "Put in",
    placeholdersHint: "The details and the links always stand below your text.",
    save: "Save Text",
    cancel: "Cancel",
    useStandard: "Use Standard Text",
    standardQuestion: "Use the standard text?",
    keepMine: "Keep Mine",
    standardText: "Your subject and text are deleted.",
    use: (placeholder: string) => `Use ${placeholder}`,
    arrives: "How it arrives",
  },
} as const;
