/** What a new account is told to do first. */
export const welcome = {
  title: "Start with a company",
  text: "All it needs is a name. Private customers need no company: add them from Customers.",
  import: "Have a list? <import>Import it</import>",
  nextSteps: "Next steps",
  steps: {
    customers: "Add its customers",
    customersWhy: "Each with a status, a value and the day you last spoke.",
    appointment: "Book an appointment",
    appointmentWhy: "It shows up here on the day, and the calendar marks it.",
    morning: "Check in each morning",
    morningWhy:
      "See today’s appointments, who is waiting to hear from you, and what your deals are worth.",
  },
  sample: "Sample data",
  justLooking: "Just looking?",
  addSample: "Add Sample Data",
  addingSample: "Adding sample data",
  sampleFailed: "The sample data could not be added. Try again.",
  sampleText:
    "Four invented companies with their customers, a full day and some notes. History takes all of the sample data out again with one Undo, for 30 days.",
  sampleAdded: "Sample data added",
} as const;
