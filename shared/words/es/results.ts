import type { results as english } from "../en/results.ts";
import type { Words } from "../words.ts";

export const results: Words<typeof english> = {
  auth: {
    deleteFailed: "No se pudo eliminar la cuenta",
    confirmLinkSent: (email) => `Enviamos un enlace a ${email}. Tu correo cambia cuando lo abres.`,
  },
  devices: {
    listFailed: "No se pudieron cargar tus dispositivos",
    endFailed: "No se pudo cerrar la sesión del dispositivo",
  },
  companies: {
    created: "Empresa creada",
    updated: "Empresa actualizada",
    deleted: "Empresa eliminada",
    listFailed: "No se pudieron cargar las empresas",
    detailsFailed: "No se pudieron cargar los datos de la empresa",
    deleteFailed: "No se pudo eliminar la empresa",
  },
  tags: {
    saveFailed: "No se pudo guardar la etiqueta. Inténtalo de nuevo.",
  },
  tasks: {
    listFailed: "No se pudieron cargar las tareas",
    saveFailed: "No se pudo guardar la tarea",
    deleteFailed: "No se pudo eliminar la tarea",
  },
  views: {
    saveFailed: "No se pudo guardar la vista. Inténtalo de nuevo.",
  },
  customers: {
    created: "Cliente creado",
    updated: "Cliente actualizado",
    deleted: "Cliente eliminado",
    listFailed: "No se pudieron cargar los clientes",
    detailsFailed: "No se pudieron cargar los datos del cliente",
    deleteFailed: "No se pudo eliminar el cliente",
    bulkFailed: "No se pudieron cambiar los clientes. Inténtalo de nuevo.",
    notFound: "No se encontró el cliente",
    missing: "El cliente que buscas no existe o se eliminó.",
    interactionsFailed: "No se pudieron cargar los últimos contactos",
    companyRequired: "Se necesita el ID de una empresa para crear un cliente",
  },
  appointments: {
    created: "Cita creada",
    updated: "Cita actualizada",
    deleted: "Cita eliminada",
    listFailed: "No se pudieron cargar las citas",
    detailsFailed: "No se pudieron cargar los datos de la cita",
    saveFailed: "No se pudo guardar la cita",
    deleteFailed: "No se pudo eliminar la cita",
    required: "Rellena todos los campos obligatorios",
  },
  history: {
    listFailed: "No se pudo cargar tu historial",
    recordsFailed: "No se pudieron cargar los registros cambiados",
    undoFailed: "No se pudo deshacer el cambio",
    nothingToUndo: "Nada que deshacer",
    nothingToRedo: "Nada que rehacer",
    trashFailed: "No se pudo vaciar la papelera",
  },
  activities: {
    saveFailed: "No se pudo guardar la entrada",
    deleteFailed: "No se pudo eliminar la entrada",
  },
  settings: {
    updated: "Ajustes actualizados",
    failed: "No se pudieron actualizar los ajustes",
  },
  notSaved: "No se guardó. Tu texto se conserva.",
  exportFailed: "No se pudo descargar el archivo",
  dashboardFailed: "No se pudieron cargar los datos del panel",
  saveFailed: "No se pudo crear o actualizar la empresa o el cliente",
};
